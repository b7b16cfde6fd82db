import { useEffect } from 'react'
import { useSession } from '../session/session-context.ts'
import type { Session } from '../session/store.ts'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

const isControl = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('button, a, summary') !== null

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves the focus to the nearest card or player in that direction. */
function moveFocus([dx, dy]: readonly [number, number]): void {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-entity], [role=menu] button')]
  const now = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const from = now && all.includes(now) ? now.getBoundingClientRect() : null
  if (!from) {
    const first = all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]
    first?.focus()
    return
  }
  let best: HTMLElement | null = null
  let least = Number.POSITIVE_INFINITY
  for (const element of all) {
    const rect = element.getBoundingClientRect()
    const x = rect.left + rect.width / 2 - (from.left + from.width / 2)
    const y = rect.top + rect.height / 2 - (from.top + from.height / 2)
    const ahead = x * dx + y * dy
    const aside = Math.abs(x * dy) + Math.abs(y * dx)
    const cost = ahead + aside * 2.5
    if (element !== now && ahead > 4 && cost < least) {
      best = element
      least = cost
    }
  }
  best?.focus()
}

/** Yes and no, where that is the question. */
function yesNo({ store, actions }: Session, label: 'Yes' | 'No'): void {
  const decision = store.getState().scene?.view.decision
  if (decision?.shape !== 'options' || !store.getState().draft) return
  const index = decision.options.findIndex((option) => option.label === label)
  if (index >= 0) actions.answer([index])
}

function onKey(session: Session, event: KeyboardEvent, help: () => void): boolean {
  const { actions, store } = session
  const { key } = event
  const replay = store.getState().replay
  if (replay && (key === 'ArrowLeft' || key === 'ArrowRight')) {
    actions.replayTo(replay.at + (key === 'ArrowLeft' ? -1 : 1))
    return true
  }
  if (replay && key === ' ') {
    document.querySelector<HTMLElement>('section[aria-label="Replay"] [data-tone=main]')?.click()
    return true
  }
  const arrow = ARROWS[key]
  if (arrow) moveFocus(arrow)
  else if (key === ' ') actions.confirm()
  else if (key === 'Enter') {
    if (isControl(event.target)) return false
    actions.passTurn(event.shiftKey ? 'hard' : 'soft')
  } else if (key === 'Escape') actions.cancel()
  else if (key === '?') help()
  else if (/^[1-9]$/.test(key)) actions.digit(Number(key))
  else return onLetter(session, key.toLowerCase())
  return true
}

function onLetter(session: Session, key: string): boolean {
  const { actions } = session
  if (key === 'z') actions.undo()
  else if (key === 'a') actions.attackWithAll()
  else if (key === 'r') actions.resolveStack()
  else if (key === 'y') yesNo(session, 'Yes')
  else if (key === 'n') yesNo(session, 'No')
  else return false
  return true
}

/** Keys for everything; dead while text is typed or a window is open. */
export function useKeys(): void {
  const session = useSession()
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      if (event.key === 'Control' && !event.repeat) {
        const { fullControl } = session.store.getState()
        session.actions.setFullControl(event.shiftKey ? !fullControl : true)
        sticky = event.shiftKey ? !fullControl : fullControl
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const help = (): void => document.querySelector<HTMLElement>('[aria-label="Keys and help"]')?.click()
      if (onKey(session, event, help)) event.preventDefault()
    }
    const up = (event: KeyboardEvent): void => {
      if (event.key === 'Control' && !sticky) session.actions.setFullControl(false)
    }
    let sticky = false
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
    }
  }, [session])
}
