import type { ActivatedAbility, Cost } from '@spellwright/dsl'
import { type AbilityInstance, isLand } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { condition } from '../query/condition.ts'
import { abilityContext, type Context, contextOf } from '../query/context.ts'
import { nameOf } from '../query/lookup.ts'
import { playersOf } from '../query/refs.ts'
import { isAbilityOf, type RuleOf, ruleApplies, rulesOfKind } from '../query/rules.ts'
import { type EntityId, NO_OBJECT, type ObjectId, type PlayerId, playerEntity } from '../state/ids.ts'
import { costDependsOnX } from './ability-x.ts'
import { type Limits, NO_LIMITS } from './announce.ts'
import { canPaySomehow } from './cost-options.ts'
import { lifeIn, Payer, whyCantPayAll } from './cost-parts.ts'
import { canPayMana } from './pay.ts'
import { totalAbilityCost } from './spell-cost.ts'
import { EVER, legalTargets } from './targets.ts'
import { isSorceryTime, isSplitSecond } from './timing.ts'

/** The key under which activations are counted. Those of an ability that is limited per game are never forgotten. */
export const activationKey = (id: ObjectId, { ability, key }: AbilityInstance): string =>
  `${ability.kind === 'activated' && ability.limit?.per === 'game' ? EVER : ''}${id}:${key}`

/** The counts that still matter in the next turn. */
export const lastingActivations = (activations: ReadonlyMap<string, number>): Map<string, number> =>
  new Map([...activations].filter(([at]) => at.startsWith(EVER)))

export const isLoyaltyAbility = (ability: ActivatedAbility): boolean =>
  ability.cost.some((part) => part.kind === 'loyalty')

/** Some restrictions are about the abilities one player activates. */
function isBy(game: Game, { by }: RuleOf<'cantActivate'>, ctx: Context, player: PlayerId): boolean {
  const fixed = ctx.bindings['rule.by']
  if (typeof fixed === 'object') return fixed.includes(playerEntity(player))
  return by === undefined || playersOf(game, ctx, by).includes(player)
}

/** How often its limit lets the ability be activated; a boast ability perhaps more often than it says itself (CR 702.142a). */
function timesAllowed(game: Game, id: ObjectId, { limit, abilityWord }: ActivatedAbility): number {
  if (limit === undefined) return Number.POSITIVE_INFINITY
  return abilityWord === 'Boast' && ruleApplies(game, 'boastsTwice', id) ? 2 : limit.times
}

/** CR 602, 605, 606: why that ability cannot be activated now (mana and targets aside), or null. */
export function whyCantActivate(game: Game, player: PlayerId, id: ObjectId, instance: AbilityInstance): string | null {
  const ability = instance.ability as ActivatedAbility
  const object = game.state.objects[id]
  if (!object) return 'it is gone'
  if (object.zone !== (ability.zone ?? 'battlefield'))
    return `${nameOf(game, id)} is in the wrong zone for that ability`
  const controller = object.zone === 'battlefield' ? characteristics(game, id).controller : object.owner
  if (controller !== player && ability.activator !== 'anyPlayer') return `you do not control ${nameOf(game, id)}`
  const mana = isManaAbility(ability)
  if (!mana && isSplitSecond(game)) return 'a spell with split second is on the stack'
  const loyal = isLoyaltyAbility(ability)
  const asInstant = loyal && ruleApplies(game, 'activateLoyaltyAsInstant', id)
  if ((ability.timing === 'sorcery' || (loyal && !asInstant)) && !isSorceryTime(game, player))
    return `${nameOf(game, id)}: that ability can be activated only any time you could cast a sorcery`
  if (loyal && (game.state.activations.get(`loyalty${id}`) ?? 0) > 0)
    return `${nameOf(game, id)}: a loyalty ability has already been activated this turn`
  if (
    ability.limit &&
    (game.state.activations.get(activationKey(id, instance)) ?? 0) >= timesAllowed(game, id, ability)
  )
    return `${nameOf(game, id)}: that ability has been activated often enough`
  const ctx = abilityContext(id, player, instance.key)
  if (ability.condition && !condition(game, ctx, ability.condition))
    return `${nameOf(game, id)}: its condition is not met`
  for (const { rule, ctx: ruleCtx } of rulesOfKind(game, 'cantActivate'))
    if (
      (rule.ability === 'any' || !mana) &&
      isBy(game, rule, ruleCtx, player) &&
      isAbilityOf(game, ruleCtx, rule.object, id)
    )
      return `${nameOf(game, id)}: its activated abilities can't be activated`
  // What depends on X is looked at for each X.
  if (costDependsOnX(ability)) return null
  const isChanged = mana && rulesOfKind(game, 'abilityCostChange').length > 0
  const cost = isChanged
    ? totalAbilityCost(game, player, id, ability.cost, 0, ability.keyword, true).parts
    : ability.cost
  const why = whyCantPayAll(game, new Payer(player, ctx, mana ? 'manaAbility' : 'ability'), cost)
  return why === null ? null : `${nameOf(game, id)}: ${why}`
}

/** Could the ability be paid for with that cost, which leaves no choice open, and with these targets? */
export function canPayToActivate(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
  cost: Cost,
  targets: readonly EntityId[] = [],
): boolean {
  const total = totalAbilityCost(game, player, id, cost, 0, ability.keyword, isManaAbility(ability), ability, targets)
  const payer = new Payer(player, contextOf(id, player), isManaAbility(ability) ? 'manaAbility' : 'ability')
  if (whyCantPayAll(game, payer, total.parts) !== null) return false
  const needsSelf = total.parts.some(
    (part) => part.kind === 'tap' || (part.kind === 'sacrifice' && part.what === 'self'),
  )
  return canPayMana(
    game,
    total.mana,
    { kind: 'ability', object: id, player },
    {
      phyrexian: 'preferMana',
      except: needsSelf ? [id] : [],
      lifeElsewhere: lifeIn(game, payer, total.parts),
    },
  )
}

/** Do some targets make abilities cheaper? */
const areCheaperForTargets = (game: Game): boolean =>
  rulesOfKind(game, 'abilityCostChange').some(({ rule }) => rule.targets !== undefined)

/** Can it be paid for whatever it targets, or else with some target? */
export function isPayableForSomeTargets(
  game: Game,
  player: PlayerId,
  id: ObjectId,
  ability: ActivatedAbility,
): boolean {
  const canAfford = affording(game, player, id, ability)
  if (canAfford([])) return true
  if (!areCheaperForTargets(game)) return false
  const ctx = contextOf(id, player)
  return Object.values(ability.targets ?? {}).some((spec) =>
    legalTargets(game, ctx, spec, NO_OBJECT).some((target) => canAfford([target])),
  )
}

/** If its only target can make it cheaper, targets with which it cannot be paid for are not offered. */
export function affordableTargets(game: Game, player: PlayerId, id: ObjectId, ability: ActivatedAbility): Limits {
  const isSingle = ability.modes === undefined && Object.keys(ability.targets ?? {}).length === 1
  const canAfford = affording(game, player, id, ability)
  return isSingle && areCheaperForTargets(game) && !canAfford([]) ? { ...NO_LIMITS, canAfford } : NO_LIMITS
}

const affording =
  (game: Game, player: PlayerId, id: ObjectId, ability: ActivatedAbility) =>
  (targets: readonly EntityId[]): boolean =>
    canPaySomehow([ability.cost], ([cost = []]) => canPayToActivate(game, player, id, ability, cost, targets))

export { isLand }
