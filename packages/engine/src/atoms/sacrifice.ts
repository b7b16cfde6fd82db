import { makeEvent } from '../events/event.ts'
import type { Game } from '../game/game.ts'
import { controllerOf } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { itemAt } from '../state/lists.ts'
import { emit } from '../triggers/collect.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { moveObjects } from './move.ts'

/** What one player sacrifices. */
export interface Share {
  readonly player: PlayerId
  readonly ids: readonly ObjectId[]
}

/** `by`: who controls the spell or ability that says so, −1 for a cost. Returns what was sacrificed. */
export function sacrificeAll(
  game: Game,
  ids: readonly ObjectId[],
  player: PlayerId,
  source: ObjectId = NO_OBJECT,
  by: PlayerId | -1 = -1,
): ObjectId[] {
  return sacrificeShares(game, [{ player, ids }], source, by)
}

/** CR 701.21: only a permanent's controller can sacrifice it. CR 101.4: several players sacrifice simultaneously. */
export function sacrificeShares(game: Game, shares: readonly Share[], source: ObjectId, by: PlayerId | -1): ObjectId[] {
  const own: ObjectId[] = []
  const players: PlayerId[] = []
  for (const { player, ids } of shares)
    for (const id of ids)
      if (game.state.objects[id]?.zone === 'battlefield' && controllerOf(game, id) === player) {
        own.push(id)
        players.push(player)
      }
  if (own.length === 0) return []
  const before = triggerIndex(game)
  const became = moveObjects(
    game,
    own.map((id) => ({ id, to: 'graveyard', cause: { kind: 'sacrifice', source, controller: by } })),
  )
  emit(
    game,
    own.map((id, index) =>
      makeEvent('sacrificed', { object: id, became: itemAt(became, index), player: itemAt(players, index), source }),
    ),
    before,
  )
  return own
}

export function sacrifice(game: Game, id: ObjectId, player: PlayerId, source: ObjectId = NO_OBJECT): boolean {
  const became = sacrificeAll(game, [id], player, source)
  return became.length > 0
}
