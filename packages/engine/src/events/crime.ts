import type { Game } from '../game/game.ts'
import { controllerOf } from '../query/lookup.ts'
import { type EntityId, entityPlayer, isPlayerEntity, type ObjectId, type PlayerId } from '../state/ids.ts'
import type { ChosenTarget } from '../state/object.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { type GameEvent, makeEvent } from './event.ts'

const NONE: readonly GameEvent[] = []

/** An opponent; a permanent, spell or ability an opponent controls; a card in an opponent's graveyard. */
function isOpponents(game: Game, target: EntityId, player: PlayerId): boolean {
  if (isPlayerEntity(target)) return entityPlayer(target) !== player
  const object = game.state.objects[target as ObjectId]
  if (object === undefined) return false
  if (object.zone === 'battlefield' || object.zone === 'stack') return controllerOf(game, target as ObjectId) !== player
  return object.zone === 'graveyard' && object.owner !== player
}

/** CR 700.13: a crime is committed as a spell or ability with such a target is put on the stack. The event is made only if an ability waits for it. */
export function crimeEvents(
  game: Game,
  source: ObjectId,
  player: PlayerId,
  targets: readonly ChosenTarget[],
): readonly GameEvent[] {
  if (targets.length === 0 || !triggerIndex(game).byKind.has('crimeCommitted')) return NONE
  const isCrime = targets.some(({ entities }) => entities.some((target) => isOpponents(game, target, player)))
  return isCrime ? [makeEvent('crimeCommitted', { player, source, controller: player })] : NONE
}
