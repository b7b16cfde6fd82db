import { removeFromCombat } from '../combat/remove.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import { updateStatus } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'

/** CR 701.19: instead of being destroyed: all damage is removed, it is tapped and removed from combat. */
export function regenerateNow(game: Game, id: ObjectId): void {
  const tapped = mustGet(game, id).tapped
  updateStatus(game, id, { damage: 0, deathtouched: false, tapped: true })
  removeFromCombat(game, id)
  emit(game, [makeEvent('regenerated', { object: id })])
  if (!tapped) emit(game, [makeEvent('tapped', { object: id })])
}
