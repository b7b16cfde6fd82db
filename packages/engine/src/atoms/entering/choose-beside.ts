import type { Filter } from '@spellwright/dsl'
import { askObjects } from '../../decision/ask.ts'
import type { Game } from '../../game/game.ts'
import type { Context } from '../../query/context.ts'
import { objectsMatching } from '../../query/filter.ts'
import { nameOf } from '../../query/lookup.ts'
import { isObjectEntity, type ObjectId, type PlayerId } from '../../state/ids.ts'

/** As a permanent enters, its controller chooses another object that fits; with a `least` of 0, or none. */
export function chooseBeside(
  game: Game,
  ctx: Context,
  player: PlayerId,
  id: ObjectId,
  from: Filter,
  least: 0 | 1,
): ObjectId[] {
  const candidates = objectsMatching(game, ctx, from).filter((other) => other !== id)
  const text = `Choose ${least === 1 ? 'one' : 'up to one'} for ${nameOf(game, id)}.`
  const question = { player, purpose: 'choose', source: id, text } as const
  return askObjects(game, question, candidates, least, 1).filter(isObjectEntity)
}
