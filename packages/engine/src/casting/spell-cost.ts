import type { ActivatedAbility, Affects, Cost, CostChange, CostPart, Filter, RuleEffect, Zone } from '@spellwright/dsl'
import { type Characteristics, keywordsNamed } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import { addCosts, reduceCost, withRestrictedVariables, withVariables } from '../mana/cost-arithmetic.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { condition } from '../query/condition.ts'
import { type Context, contextOf, contextWith } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { mustGet, realZone } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { playersOf } from '../query/refs.ts'
import { isAbilityOf, isAffected, playerRules, rulesOfKind } from '../query/rules.ts'
import { type EntityId, isObjectEntity, type ObjectId, type PlayerId } from '../state/ids.ts'
import { keywordInstance } from '../state/keyword-instance.ts'
import { flattenCost, isManaPart, manaOf, Payer } from './cost-parts.ts'
import { emergedBy } from './emerge.ts'
import { harmonizedBy } from './harmonize.ts'

/** What a spell or ability costs in total (CR 601.2f): mana, and the parts that are not mana. */
export interface TotalCost {
  readonly mana: readonly ManaSymbol[]
  readonly parts: readonly CostPart[]
}

/** Choices announced before the total is determined. */
export interface CostChoices {
  readonly base: Cost
  readonly additional: readonly Cost[]
  readonly x: number
}

const amountIn = (symbol: ManaSymbol): number =>
  symbol.kind === 'generic' ? symbol.amount : symbol.kind === 'monoHybrid' ? 2 : 1

const totalIn = (mana: readonly ManaSymbol[]): number => mana.reduce((sum, symbol) => sum + amountIn(symbol), 0)

/** The reduction, as far as it leaves that much mana of the cost. */
function reductionTo(least: number, mana: readonly ManaSymbol[], by: readonly ManaSymbol[]): readonly ManaSymbol[] {
  let left = totalIn(mana) - least
  return by.flatMap((symbol): readonly ManaSymbol[] => {
    const amount = Math.min(amountIn(symbol), left)
    left -= amount
    if (amount <= 0) return []
    return symbol.kind === 'generic' ? [{ kind: 'generic', amount }] : [symbol]
  })
}

/** The cost, with generic mana added until it is that much mana. */
function raisedTo(mana: readonly ManaSymbol[], amount: number): readonly ManaSymbol[] {
  const missing = amount - totalIn(mana)
  return missing <= 0 ? mana : addCosts([{ kind: 'generic', amount: missing }], mana)
}

function apply(
  game: Game,
  ctx: Context,
  mana: readonly ManaSymbol[],
  changes: readonly { change: CostChange; ctx: Context }[],
): readonly ManaSymbol[] {
  let total = mana
  const times = (change: { times?: Parameters<typeof quantity>[2] }, c: Context): number =>
    change.times === undefined ? 1 : atLeastZero(quantity(game, c, change.times))
  // CR 601.2f: increases, then reductions, then effects that set the total.
  for (const { change, ctx: c } of changes)
    if (change.kind === 'increase' && change.mana !== undefined)
      for (let i = times(change, c); i > 0; i--) total = addCosts(ManaCost.parse(change.mana).symbols, total)
  // The player chooses the order of reductions: those that have to leave some mana come first, so that they reduce the most.
  for (const isLimited of [true, false])
    for (const { change, ctx: c } of changes)
      if (change.kind === 'reduce' && (change.least !== undefined) === isLimited)
        for (let i = times(change, c); i > 0; i--) {
          const { symbols } = ManaCost.parse(change.mana)
          total = reduceCost(total, isLimited ? reductionTo(change.least ?? 0, total, symbols) : symbols, change.only)
        }
  for (const { change } of changes) if (change.kind === 'set') total = ManaCost.parse(change.mana).symbols
  for (const { change } of changes) if (change.kind === 'atLeast') total = raisedTo(total, change.amount)
  return total.length === 0 && ctx ? [] : total
}

/** The parts that are not mana, with those that effects add. */
function withExtra(
  game: Game,
  player: PlayerId,
  parts: readonly CostPart[],
  changes: readonly { change: CostChange; ctx: Context }[],
): CostPart[] {
  const all = parts.filter((part) => !isManaPart(part))
  for (const { change, ctx } of changes)
    if (change.kind === 'increase' && change.cost) all.push(...flattenCost(game, new Payer(player, ctx), change.cost))
  return all
}

/** The zone it is cast from: where it is, or was before it was put onto the stack (CR 601.2a). */
export function castFrom(game: Game, spell: ObjectId): Zone {
  const object = mustGet(game, spell)
  return object.cast?.from ?? realZone(game, object)
}

function spellChanges(game: Game, player: PlayerId, spell: ObjectId): { change: CostChange; ctx: Context }[] {
  if (rulesOfKind(game, 'costChange').length === 0) return []
  return playerRules(game, 'costChange', player)
    .filter(
      ({ rule, ctx }) =>
        (rule.from === undefined || rule.from.includes(castFrom(game, spell))) &&
        (rule.spell === 'self' ? ctx.source === spell : matches(game, ctx, rule.spell as Filter, spell, null)),
    )
    .map(({ rule, ctx }) => ({ change: rule.change, ctx: contextWith(ctx, { affectedPlayer: player }) }))
}

/** "Spend only black and/or red mana on X" on the spell itself. */
function restrictionOnX(game: Game, spell: ObjectId): readonly string[] | null {
  for (const { ability } of characteristics(game, spell).abilities)
    if (ability.kind === 'static' && ability.rule?.kind === 'spendOnlyOnX') return ability.rule.colors
  return null
}

const withX = (game: Game, spell: ObjectId, mana: readonly ManaSymbol[], x: number): readonly ManaSymbol[] => {
  const colors = restrictionOnX(game, spell)
  return colors ? withRestrictedVariables(mana, x, colors as never) : withVariables(mana, x)
}

/** What plotting a card costs that player (CR 702.170), where effects change it. */
export function plotCost(game: Game, player: PlayerId, cost: Cost, ctx: Context): Cost {
  const rules = playerRules(game, 'plotCostChange', player)
  if (rules.length === 0) return cost
  const changes = rules.map(({ rule, ctx: c }) => ({ change: rule.change, ctx: c }))
  const mana = apply(game, ctx, manaOf(game, new Payer(player, ctx), cost), changes)
  return [{ kind: 'mana', mana: ManaCost.of(mana).toString() }, ...cost.filter((part) => !isManaPart(part))]
}

const NO_PARTS: readonly CostPart[] = []

export function totalSpellCost(game: Game, player: PlayerId, spell: ObjectId, choices: CostChoices): TotalCost {
  const ctx = contextOf(spell, player, { x: choices.x })
  const payer = new Payer(player, ctx)
  const parts = flattenCost(game, payer, choices.base)
  for (const cost of choices.additional) parts.push(...flattenCost(game, payer, cost))
  const changes = spellChanges(game, player, spell)
  const less = harmonizedBy(game, spell) + emergedBy(game, spell)
  if (less > 0) changes.push({ change: { kind: 'reduce', mana: '{1}', times: less }, ctx })
  const own = manaOf(game, payer, parts)
  const mana =
    choices.x === 0 && !own.some(({ kind }) => kind === 'variable') ? own : withX(game, spell, own, choices.x)
  if (changes.length === 0 && parts.every(isManaPart)) return { mana, parts: NO_PARTS }
  return {
    mana: apply(game, ctx, mana, changes),
    parts: withExtra(game, player, parts, changes),
  }
}

const NO_MANA: readonly ManaSymbol[] = []

type AbilityRule = Extract<RuleEffect, { kind: 'abilityCostChange' }>

export function totalAbilityCost(
  game: Game,
  player: PlayerId,
  source: ObjectId,
  cost: Cost,
  x: number,
  keyword: string | undefined,
  isMana: boolean,
  { costChange: own, onX }: Pick<ActivatedAbility, 'costChange' | 'onX'> = {},
  targets: readonly EntityId[] = [],
): TotalCost {
  const rules = rulesOfKind(game, 'abilityCostChange')
  // "{T}: …"
  if (rules.length === 0 && cost.length === 1 && cost[0]!.kind === 'tap') return { mana: NO_MANA, parts: cost }
  const ctx = contextOf(source, player, { x })
  const payer = new Payer(player, ctx)
  const parts = flattenCost(game, payer, cost)
  const symbols = manaOf(game, payer, parts)
  const mana = onX ? withRestrictedVariables(symbols, x, onX) : withVariables(symbols, x)
  const others = parts.filter((part) => !isManaPart(part))
  if (rules.length === 0 && own === undefined) return { mana, parts: others }
  const concerns = (rule: AbilityRule): boolean =>
    rule.ability === 'any' ||
    (rule.ability === 'nonmana' ? !isMana : rule.ability === 'mana' ? isMana : rule.ability === keyword)
  const changes = rules
    .filter(
      ({ rule, ctx: c }) =>
        concerns(rule) &&
        (rule.object === undefined || isAbilityOf(game, c, rule.object, source)) &&
        (rule.by === undefined || playersOf(game, c, rule.by).includes(player)) &&
        (rule.targets === undefined || isAnyAffected(game, c, rule.targets, targets)),
    )
    .map(({ rule, ctx: c }) => ({ change: rule.change, ctx: c }))
  if (own !== undefined && (own.condition === undefined || condition(game, ctx, own.condition)))
    changes.push({ change: own.change, ctx })
  return { mana: apply(game, ctx, mana, changes), parts: withExtra(game, player, others, changes) }
}

const isAnyAffected = (game: Game, ctx: Context, what: Affects, targets: readonly EntityId[]): boolean =>
  targets.some((target) => isObjectEntity(target) && isAffected(game, ctx, what, target))

/** Mandatory "as an additional cost" parts of a spell, and what the effect that allows it to be cast costs. */
export function mandatoryCosts(game: Game, spell: ObjectId): Cost[] {
  const costs: Cost[] = []
  for (const { ability } of characteristics(game, spell).abilities)
    if (ability.kind === 'additionalCost' && ability.optional === undefined) costs.push(ability.cost)
  const { additional } = game.state.objects[spell]?.stack ?? {}
  if (additional !== undefined) costs.push(additional)
  return costs
}

export interface OptionalCost {
  readonly kind: 'kicker' | 'buyback' | 'other'
  readonly cost: Cost
  readonly name: string
  readonly repeatable: boolean
  /** Paid, it lets the spell be cast any time an instant could be. */
  readonly flash?: 'flash'
  /** The least X it can be paid with. */
  readonly leastX?: number
  /** The keyword ability it belongs to: each instance is paid for itself (CR 702.78b, 702.153b). */
  readonly instance?: string
}

const isPartOfKeyword = ({ abilities }: Characteristics, part: string): boolean =>
  abilities.some(({ ability, key }) => ability.kind === 'keyword' && key === keywordInstance(part))

/** Kicker, multikicker, buyback, squad, replicate and other optional additional costs (CR 601.2b). */
export function optionalCosts(game: Game, spell: ObjectId): OptionalCost[] {
  const c = characteristics(game, spell)
  const found: OptionalCost[] = []
  for (const word of keywordsNamed(c, 'kicker'))
    if (typeof word === 'object' && word.kind === 'kicker')
      found.push({
        kind: 'kicker',
        cost: word.cost,
        name: 'kicker',
        repeatable: word.times === 'multi',
        ...(word.x === undefined ? {} : { leastX: 1 }),
      })
  for (const word of keywordsNamed(c, 'buyback'))
    if (typeof word === 'object' && word.kind === 'buyback')
      found.push({ kind: 'buyback', cost: word.cost, name: 'buyback', repeatable: false })
  for (const name of ['squad', 'replicate'] as const)
    for (const word of keywordsNamed(c, name))
      if (typeof word === 'object' && word.kind === name)
        found.push({ kind: 'other', cost: word.cost, name, repeatable: true })
  for (const { ability, key } of c.abilities)
    if (ability.kind === 'additionalCost' && ability.optional === 'may')
      found.push({
        kind: 'other',
        cost: ability.cost,
        name: ability.name ?? 'additional cost',
        repeatable: ability.times === 'any',
        ...(ability.timing === undefined ? {} : { flash: 'flash' }),
        ...(isPartOfKeyword(c, key) ? { instance: keywordInstance(key) } : {}),
      })
  return found
}
