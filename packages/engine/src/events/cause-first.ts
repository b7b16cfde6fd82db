import { MANA_KEY } from '../triggers/keys.ts'
import type { GameEvent } from './event.ts'

const isCause = ({ kind, detail }: GameEvent): boolean =>
  kind === 'cast' || (kind === 'activated' && !detail.startsWith(MANA_KEY))

/**
 * The events of one action in the order in which they are told. By the rules a spell is cast once its costs are paid
 * (CR 601.2i), and an ability activated (CR 602.2b); who listens wants to know first what the costs are paid for.
 */
export function causeFirst(events: readonly GameEvent[]): readonly GameEvent[] {
  const at = events.findLastIndex(isCause)
  const cause = events[at]
  if (cause === undefined || at === 0) return events
  // The card is on the stack before anything is told about it as a spell.
  const moved = events.findIndex(({ kind, became }) => kind === 'zoneChange' && became === cause.object)
  return [...events.slice(0, moved + 1), cause, ...events.slice(moved + 1, at), ...events.slice(at + 1)]
}
