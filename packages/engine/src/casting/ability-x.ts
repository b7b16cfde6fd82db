import { type ActivatedAbility, type CostPart, type Quantity, walk } from '@spellwright/dsl'
import type { AbilityInstance } from '../continuous/characteristics.ts'
import { askNumber } from '../decision/ask.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import { abilityContext, type Context, contextWith } from '../query/context.ts'
import { countersOn, mustGet, nameOf } from '../query/lookup.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { memoized } from '../state/memoized.ts'
import { Payer, whyCantPayAll } from './cost-parts.ts'
import { canPayMana } from './pay.ts'
import { totalAbilityCost } from './spell-cost.ts'
import { dependOnX, hasLegalTargets } from './targets.ts'

const isXMana = (part: CostPart): boolean => part.kind === 'mana' && ManaCost.parse(part.mana).variableCount > 0
const isXLoyalty = (part: CostPart): boolean => part.kind === 'loyalty' && part.change === '-X'
const isXEnergy = (part: CostPart): boolean =>
  part.kind === 'payEnergy' && typeof part.amount === 'object' && part.amount.kind === 'x'

/** "Reveal X white cards from your hand", "remove X +1/+1 counters", "pay X life". */
const isXOfOthers = (part: CostPart): boolean =>
  ('count' in part && part.count !== undefined && isX(part.count)) || (part.kind === 'payLife' && isX(part.amount))

/** Does the player choose X as the ability is activated (CR 602.2b, 107.3a)? */
export const usesX = ({ cost }: ActivatedAbility): boolean =>
  cost.some((part) => isXMana(part) || isXLoyalty(part) || isXEnergy(part) || isXOfOthers(part))

const isX = (quantity: Quantity): boolean => typeof quantity === 'object' && quantity.kind === 'x'

/** Is there an X in what is paid besides mana ("discard a card with mana value X")? */
export const costDependsOnX = memoized(({ cost }: ActivatedAbility): boolean =>
  cost.some((part) => walk('costPart', part, { quantity: isX })),
)

/** Is X chosen together with what it restricts, so that each value must be tried? */
export const restrictsX = (ability: ActivatedAbility): boolean =>
  usesX(ability) && (ability.x !== undefined || dependOnX(ability.targets) || costDependsOnX(ability))

const MOST = 60

/** The greatest X the player can pay for. */
function greatestX(game: Game, player: PlayerId, source: ObjectId, ability: ActivatedAbility): number {
  const { cost, keyword } = ability
  if (cost.some(isXLoyalty)) return countersOn(mustGet(game, source), 'loyalty')
  if (cost.some(isXEnergy)) return game.state.players[player].counters['energy'] ?? 0
  const except = cost.some(({ kind }) => kind === 'tap') ? [source] : []
  for (let x = 1; x <= MOST; x++) {
    const { mana } = totalAbilityCost(game, player, source, cost, x, keyword, false, ability)
    if (!canPayMana(game, mana, { kind: 'ability', object: source, player }, { except })) return x - 1
  }
  return MOST
}

const leastX = ({ x }: ActivatedAbility): number => (x === 'notZero' ? 1 : 0)

/** Are there targets and things to pay with for that X? */
const canBeX = (game: Game, ctx: Context, ability: ActivatedAbility): boolean =>
  (!dependOnX(ability.targets) || hasLegalTargets(game, ctx, ability.targets, NO_OBJECT)) &&
  (!costDependsOnX(ability) || whyCantPayAll(game, new Payer(ctx.controller, ctx, 'ability'), ability.cost) === null)

/** The values of X with which the ability can be activated: those that can be paid for and have legal targets. */
function possibleX(game: Game, player: PlayerId, source: ObjectId, { ability, key }: AbilityInstance): number[] {
  if (ability.kind !== 'activated') return []
  const ctx = abilityContext(source, player, key)
  const values: number[] = []
  for (let x = leastX(ability); x <= greatestX(game, player, source, ability); x++)
    if (canBeX(game, contextWith(ctx, { x }), ability)) values.push(x)
  return values
}

/** Is there an X with which the ability can be activated? */
export const hasPossibleX = (game: Game, player: PlayerId, source: ObjectId, instance: AbilityInstance): boolean =>
  possibleX(game, player, source, instance).length > 0

/** The X its controller announces (CR 602.2b). */
export function chooseX(game: Game, player: PlayerId, source: ObjectId, instance: AbilityInstance): number {
  const values = possibleX(game, player, source, instance)
  const [least = 0] = values
  const text = `Choose X for ${nameOf(game, source)}.`
  return askNumber(game, { player, purpose: 'x', source, text }, least, values.at(-1) ?? least)
}
