import type { Zone } from '@spellwright/dsl'
import { moveObject } from '../atoms/move.ts'
import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { ruleApplies } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { emit } from '../triggers/collect.ts'

/** CR 701.6: a countered spell goes to its owner's graveyard (or as the effect says); a countered ability ceases to exist. */
export function counterObject(
  game: Game,
  id: ObjectId,
  source: ObjectId,
  controller: PlayerId,
  to: Zone = 'graveyard',
): boolean {
  const object = game.state.objects[id]
  if (object?.zone !== 'stack' || ruleApplies(game, 'cantBeCountered', id)) return false
  emit(game, [makeEvent('countered', { object: id, source, player: object.controller, controller })])
  if (object.kind === 'ability') removeAbility(game, id)
  else leaveStack(game, id, to, { kind: 'countered', source, controller })
  return true
}

/** An ability leaves the stack by ceasing to exist. */
export function removeAbility(game: Game, id: ObjectId): void {
  game.state.stack = game.state.stack.filter((other) => other !== id)
  const object = game.state.objects[id]
  if (object) game.state.objects[id] = undefined
  game.cache.forget(id)
  // CR 714.4, 310.7: a Saga stays until its last chapter ability has left the stack, a battle until its abilities have.
  if (game.watches.sagas || game.watches.battles) game.changes++
}

/** A spell leaves the stack. */
export function leaveStack(
  game: Game,
  id: ObjectId,
  to: Zone,
  cause: { kind: 'countered' | 'resolution' | 'fizzled'; source: ObjectId; controller: PlayerId },
): ObjectId {
  return moveObject(game, { id, to, position: 'top', cause })
}
