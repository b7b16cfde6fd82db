import type { ActivatedAbility, Cost } from '@spellwright/dsl'
import type { Game } from '../game/game.ts'
import { contextOf } from '../query/context.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { isWaterbend, Payer, whyCantPayAll } from './cost-parts.ts'
import { canPayMana } from './pay.ts'
import { totalAbilityCost } from './spell-cost.ts'

const NOTHING: readonly ObjectId[] = []

/** Could the ability be paid for with this cost, in which nothing is left to choose? */
export function canPayAbility(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  cost: Cost,
  x = 0,
): boolean {
  const total = totalAbilityCost(game, player, id, cost, x, ability.keyword, false, ability)
  if (whyCantPayAll(game, new Payer(player, contextOf(id, player, { x }), 'ability'), total.parts) !== null)
    return false
  const needsSelf = total.parts.some(
    (part) => part.kind === 'tap' || (part.kind === 'sacrifice' && part.what === 'self'),
  )
  const except = needsSelf ? [id] : NOTHING
  const options = { phyrexian: 'preferMana', except, waterbend: isWaterbend(cost) } as const
  return canPayMana(game, total.mana, { kind: 'ability', object: id, player }, options)
}
