import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { objectWith } from '../state/records.ts'
import { emit } from '../triggers/collect.ts'
import { noteReveal } from './known-after-move.ts'

/** One player looks at the hand of another. */
export function lookAtHand(game: Game, player: PlayerId, whose: PlayerId, source: ObjectId): void {
  const hand = [...game.state.hand[whose]]
  if (hand.length === 0) return
  const seen = 1 << player
  for (const id of hand) {
    const object = game.state.objects[id]
    if (!object) continue
    noteReveal(game, object.knownTo, object.knownTo | seen)
    game.state.objects[id] = objectWith(object, { knownTo: object.knownTo | seen })
  }
  emit(game, [makeEvent('lookedAt', { player, source, objects: hand, amount: hand.length, visibleTo: seen })])
}
