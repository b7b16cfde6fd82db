import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import type { EntityId } from 'spellwright/play'
import { useActions } from '../../session/session-context.ts'

export const LONG_PRESS_MS = 450
/** The pointer must rest on a card this long before its preview is shown. */
const HOVER_MS = 160

export interface PreviewHandlers {
  onPointerEnter(event: PointerEvent<HTMLElement>): void
  onPointerLeave(): void
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerUp(): void
  onContextMenu(event: SyntheticEvent<HTMLElement>): void
  onFocus(event: SyntheticEvent<HTMLElement>): void
  onBlur(): void
}

export interface PreviewTrigger {
  readonly handlers: PreviewHandlers
  /** Calls `use`, except at the end of a long press. If the card is idle, a tap also shows its preview. */
  click(event: SyntheticEvent<HTMLElement>, use: () => void, isIdle: boolean): void
}

/** Shows the preview of a card on hover, focus or a long press; after a long press it stays until the next touch. */
export function usePreview(entity: EntityId, name: string): PreviewTrigger {
  const { showPreview } = useActions()
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isTouch = useRef(false)
  const wasLongPress = useRef(false)
  const show = (element: HTMLElement): void => {
    if (!element.isConnected) return
    const { left, right, top, bottom } = element.getBoundingClientRect()
    showPreview({ entity, name, at: { left, right, top, bottom } })
  }
  const clearTimer = (): void => {
    if (timer.current !== null) clearTimeout(timer.current)
    timer.current = null
  }
  const handlers: PreviewHandlers = {
    onPointerEnter: (event) => {
      if (event.pointerType === 'touch') return
      const element = event.currentTarget
      timer.current = setTimeout(() => show(element), HOVER_MS)
    },
    onPointerLeave: () => {
      clearTimer()
      if (!isTouch.current) showPreview(null)
    },
    onPointerDown: (event) => {
      clearTimer()
      showPreview(null)
      wasLongPress.current = false
      isTouch.current = event.pointerType === 'touch'
      if (!isTouch.current) return
      const element = event.currentTarget
      timer.current = setTimeout(() => {
        wasLongPress.current = true
        show(element)
      }, LONG_PRESS_MS)
    },
    onPointerUp: clearTimer,
    onContextMenu: (event) => {
      if (isTouch.current) event.preventDefault()
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: () => showPreview(null),
  }
  return {
    handlers,
    click: (event, use, isIdle) => {
      const long = wasLongPress.current
      wasLongPress.current = false
      if (long) return
      use()
      if (isIdle && isTouch.current) show(event.currentTarget)
    },
  }
}
