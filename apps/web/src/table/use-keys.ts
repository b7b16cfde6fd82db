import { useEffect } from 'react'
import { actionFor, type KeyAction, keyName, keysOf } from '../session/keys.ts'
import type { Session } from '../session/session.ts'
import { useSession } from '../session/session-context.ts'

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

/** The elements that arrow keys move between: those of an open menu or tray, or else those on the table. */
function focusableCards(): HTMLElement[] {
  const found = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)]
  const menu = found('[role=menu] button')
  if (menu.length > 0) return menu
  const tray = found('[data-place=middle] [data-size]')
  return tray.length > 0 ? tray : found('main :is([data-entity], [data-place] [data-size])')
}

/** Moves the focus to the nearest card or player in that direction. */
function moveFocus([dx, dy]: readonly [number, number]): void {
  const all = focusableCards()
  const now = document.activeElement instanceof HTMLElement ? document.activeElement : null
  const from = now && all.includes(now) ? now.getBoundingClientRect() : null
  if (!from) {
    const first = all.find(({ dataset }) => dataset['mark'] !== undefined) ?? all[0]
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

/** Answers a yes-or-no question. */
function answerYesNo({ store, actions }: Session, label: 'Yes' | 'No'): void {
  const decision = store.getState().scene?.view.decision
  if (decision?.shape !== 'options' || !store.getState().draft) return
  const index = decision.options.findIndex((option) => option.label === label)
  if (index >= 0) actions.answer([index])
}

const press = (selector: string): void => document.querySelector<HTMLElement>(selector)?.click()

/** What each key action does; a new one does not compile until it has a handler. */
const KEY_HANDLERS: { readonly [A in KeyAction]: (session: Session) => void } = {
  confirm: ({ actions, store }) => {
    if (store.getState().replay) press('section[aria-label="Replay"] [data-tone=main]')
    else actions.confirm()
  },
  passTurn: ({ actions }) => actions.passTurn('soft'),
  passTurnHard: ({ actions }) => actions.passTurn('hard'),
  resolveStack: ({ actions }) => actions.resolveStack(),
  cancel: ({ actions }) => actions.cancel(),
  undo: ({ actions }) => actions.undo(),
  attackAll: ({ actions }) => actions.attackWithAll(),
  yes: (session) => answerYesNo(session, 'Yes'),
  no: (session) => answerYesNo(session, 'No'),
  help: () => press('[aria-label="Keys and help"]'),
}

/** After Enter has used a focused card, it does not pass the turn for this long. */
const ENTER_PAUSE_MS = 1500
let enterUsedAt = Number.NEGATIVE_INFINITY

function onKey(session: Session, event: KeyboardEvent): boolean {
  const { actions, store } = session
  const { replay, settings } = store.getState()
  const name = keyName(event)
  // A focused button handles Enter itself.
  if (event.key === 'Enter' && isControl(event.target)) {
    enterUsedAt = event.timeStamp
    return false
  }
  // The card that had the focus is gone; a second Enter is meant for it, not for the turn.
  if (event.key === 'Enter' && event.timeStamp - enterUsedAt < ENTER_PAUSE_MS) return true
  const action = actionFor(keysOf(settings.keys), event)
  const arrow = ARROWS[name]
  if (action) KEY_HANDLERS[action](session)
  else if (replay && (name === 'ArrowLeft' || name === 'ArrowRight'))
    actions.replayTo(replay.at + (name === 'ArrowLeft' ? -1 : 1))
  else if (arrow) moveFocus(arrow)
  else if (/^[0-9]$/.test(name)) actions.digit(Number(name))
  else return false
  return true
}

/** Handles all keys, except while text is typed or a dialog is open. */
export function useKeys(): void {
  const session = useSession()
  useEffect(() => {
    /** Whether full control stays on when Ctrl is released: it was on before, or Shift was held too. */
    let staysOn = false
    const down = (event: KeyboardEvent): void => {
      if (event.key === 'Control' && !event.repeat) {
        const { fullControl } = session.store.getState()
        session.actions.setFullControl(event.shiftKey ? !fullControl : true)
        staysOn = event.shiftKey ? !fullControl : fullControl
        return
      }
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      if (onKey(session, event)) event.preventDefault()
    }
    const up = (event: KeyboardEvent): void => {
      if (event.key === 'Control' && !staysOn) session.actions.setFullControl(false)
    }
    window.addEventListener('keydown', down)
    window.addEventListener('keyup', up)
    return () => {
      window.removeEventListener('keydown', down)
      window.removeEventListener('keyup', up)
    }
  }, [session])
}
