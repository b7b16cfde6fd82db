import type { DragEvent } from 'react'
import type { EntityId } from 'spellwright/play'
import { useActions } from '../session/session-context.ts'

/** The kind of data that a card carries while it is dragged. */
export const DRAGGED_CARD = 'application/x-spellwright-card'

/** Handlers for the table: a card of the hand that is dropped there is used, as by a click. */
export function useDrop(): {
  onDragOver(event: DragEvent<HTMLElement>): void
  onDrop(event: DragEvent<HTMLElement>): void
} {
  const { press } = useActions()
  return {
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes(DRAGGED_CARD)) event.preventDefault()
    },
    onDrop: (event) => {
      const entity = Number(event.dataTransfer.getData(DRAGGED_CARD))
      if (!Number.isInteger(entity) || entity <= 0) return
      event.preventDefault()
      press(entity as EntityId)
    },
  }
}
