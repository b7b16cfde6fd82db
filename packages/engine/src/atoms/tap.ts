import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { mustGet } from '../query/lookup.ts'
import type { ObjectId } from '../state/ids.ts'
import { updateStatus } from '../state/update.ts'
import { emit } from '../triggers/collect.ts'
import { removeCounters } from './counters.ts'

/** Tapping a tapped permanent does nothing (SPEC S4.3). */
export const tap = (game: Game, id: ObjectId): boolean => tapAll(game, [id]).length > 0

/** They become tapped together. Returns those that were not tapped before. */
export function tapAll(game: Game, ids: readonly ObjectId[]): ObjectId[] {
  const tapped = ids.filter((id) => {
    const object = game.state.objects[id]
    if (object?.zone !== 'battlefield' || object.tapped) return false
    updateStatus(game, id, { tapped: true })
    return true
  })
  if (tapped.length > 0)
    emit(
      game,
      tapped.map((id) => makeEvent('tapped', { object: id, player: mustGet(game, id).controller })),
    )
  return tapped
}

export function untap(game: Game, id: ObjectId): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'battlefield' || !object.tapped) return false
  // CR 122.1d: a stun counter is removed instead.
  if (object.counters !== null && removeCounters(game, id, 'stun', 1) > 0) return false
  updateStatus(game, id, { tapped: false })
  emit(game, [makeEvent('untapped', { object: id, player: object.controller })])
  return true
}
