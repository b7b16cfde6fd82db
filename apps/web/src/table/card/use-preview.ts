import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import type { EntityId } from 'spellwright/play'
import { useActions } from '../../session/session-context.ts'

export const LONG_PRESS = 450
/** A mouse that only passes over a card shows nothing. */
const HOVER = 160

export interface PointingHandlers {
  onPointerEnter(event: PointerEvent<HTMLElement>): void
  onPointerLeave(): void
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerUp(): void
  onContextMenu(event: SyntheticEvent<HTMLElement>): void
  onFocus(event: SyntheticEvent<HTMLElement>): void
  onBlur(): void
}

export interface Pointing {
  readonly handlers: PointingHandlers
  /** Does what a click does, but not at the end of a long press. Where there is nothing to do, a tap shows the card. */
  click(event: SyntheticEvent<HTMLElement>, use: () => void, isIdle: boolean): void
}

/** Shows what is under the mouse, has the focus, or was held by a finger: that stays until the next touch. */
export function usePointing(entity: EntityId, name: string): Pointing {
  const { point } = useActions()
  const held = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isTouch = useRef(false)
  const wasLong = useRef(false)
  const show = (element: HTMLElement): void => {
    if (!element.isConnected) return
    const { left, right, top, bottom } = element.getBoundingClientRect()
    point({ entity, name, at: { left, right, top, bottom } })
  }
  const drop = (): void => {
    if (held.current !== null) clearTimeout(held.current)
    held.current = null
  }
  const handlers: PointingHandlers = {
    onPointerEnter: (event) => {
      if (event.pointerType === 'touch') return
      const element = event.currentTarget
      held.current = setTimeout(() => show(element), HOVER)
    },
    onPointerLeave: () => {
      drop()
      if (!isTouch.current) point(null)
    },
    onPointerDown: (event) => {
      drop()
      point(null)
      wasLong.current = false
      isTouch.current = event.pointerType === 'touch'
      if (!isTouch.current) return
      const element = event.currentTarget
      held.current = setTimeout(() => {
        wasLong.current = true
        show(element)
      }, LONG_PRESS)
    },
    onPointerUp: drop,
    onContextMenu: (event) => {
      if (isTouch.current) event.preventDefault()
    },
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: () => point(null),
  }
  return {
    handlers,
    click: (event, use, isIdle) => {
      const long = wasLong.current
      wasLong.current = false
      if (long) return
      use()
      if (isIdle && isTouch.current) show(event.currentTarget)
    },
  }
}
