import type { ActivatedAbility } from '@spellwright/dsl'
import { type AbilityInstance, isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { condition } from '../query/condition.ts'
import { abilityContext } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { isAbilityOf, rulesOfKind } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { Payer, whyCantPayAll } from './cost-parts.ts'
import { isSorceryTime, isSplitSecond } from './timing.ts'

const FOR_GOOD = 'game:'

/** How often an ability was activated is counted under this: in the turn, or for as long as the object exists. */
export const activationKey = (id: ObjectId, key: string, limit: ActivatedAbility['limit']): string =>
  `${limit?.per === 'game' ? FOR_GOOD : ''}${id}:${key}`

/** What is still counted in a new turn. */
export const countedForGood = (activations: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...activations].filter(([key]) => key.startsWith(FOR_GOOD)))

export const isLoyaltyAbility = (ability: ActivatedAbility): boolean =>
  ability.cost.some((part) => part.kind === 'loyalty')

/** CR 602, 605, 606: why that ability cannot be activated now (mana and targets aside), or null. */
export function whyCantActivate(game: Game, player: PlayerId, id: ObjectId, instance: AbilityInstance): string | null {
  const ability = instance.ability as ActivatedAbility
  const object = game.state.objects[id]
  if (!object) return 'it is gone'
  const name = nameOf(game, id)
  if (object.zone !== (ability.zone ?? 'battlefield')) return `${name} is in the wrong zone for that ability`
  const controller = object.zone === 'battlefield' ? characteristics(game, id).controller : object.owner
  if (controller !== player && ability.activator !== 'anyPlayer') return `you do not control ${name}`
  const mana = isManaAbility(ability)
  if (!mana && isSplitSecond(game)) return 'a spell with split second is on the stack'
  const loyal = isLoyaltyAbility(ability)
  if ((ability.timing === 'sorcery' || loyal) && !isSorceryTime(game, player))
    return `${name}: that ability can be activated only any time you could cast a sorcery`
  if (loyal && (game.state.activations.get(`loyalty${id}`) ?? 0) > 0)
    return `${name}: a loyalty ability has already been activated this turn`
  if (
    ability.limit &&
    (game.state.activations.get(activationKey(id, instance.key, ability.limit)) ?? 0) >= ability.limit.times
  )
    return `${name}: that ability has been activated often enough${ability.limit.per === 'turn' ? ' this turn' : ''}`
  const ctx = abilityContext(id, player, instance.key)
  if (ability.condition && !condition(game, ctx, ability.condition)) return `${name}: its condition is not met`
  for (const { rule, ctx: ruleCtx } of rulesOfKind(game, 'cantActivate'))
    if ((rule.ability === 'any' || !mana) && isAbilityOf(game, ruleCtx, rule.object, id))
      return `${name}: its activated abilities can't be activated`
  const why = whyCantPayAll(game, new Payer(player, ctx), ability.cost)
  return why === null ? null : `${name}: ${why}`
}

export { isLand }
