import { type PointerEvent, type SyntheticEvent, useRef } from 'react'
import type { EntityId } from 'spellwright/play'
import { useActions } from '../session/session-context.ts'

export const LONG_PRESS = 450
/** A mouse that only passes over a card shows nothing. */
const HOVER = 160

export interface Pointing {
  onPointerEnter(event: PointerEvent<HTMLElement>): void
  onPointerLeave(): void
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerUp(): void
  onFocus(event: SyntheticEvent<HTMLElement>): void
  onBlur(): void
  /** True once after a long press, whose click must not count. */
  wasLong(): boolean
}

/** Shows what is under the mouse, has the focus, or is held by a finger. */
export function usePointing(entity: EntityId, name: string): Pointing {
  const { point } = useActions()
  const held = useRef<ReturnType<typeof setTimeout> | null>(null)
  const long = useRef(false)
  const show = (element: HTMLElement): void => {
    if (!element.isConnected) return
    const { left, right, top, bottom } = element.getBoundingClientRect()
    point({ entity, name, at: { left, right, top, bottom } })
  }
  const drop = (): void => {
    if (held.current !== null) clearTimeout(held.current)
    held.current = null
  }
  return {
    onPointerEnter: (event) => {
      if (event.pointerType === 'touch') return
      const element = event.currentTarget
      held.current = setTimeout(() => show(element), HOVER)
    },
    onPointerLeave: () => {
      drop()
      point(null)
    },
    onPointerDown: (event) => {
      drop()
      if (event.pointerType !== 'touch') {
        point(null)
        return
      }
      const element = event.currentTarget
      held.current = setTimeout(() => {
        long.current = true
        show(element)
      }, LONG_PRESS)
    },
    onPointerUp: drop,
    onFocus: (event) => {
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: () => point(null),
    wasLong: () => {
      const was = long.current
      long.current = false
      return was
    },
  }
}
