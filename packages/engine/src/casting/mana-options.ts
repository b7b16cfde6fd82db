import type { ActivatedAbility, CostPart, Effect, EffectOf, Filter, ManaRider, ManaType } from '@spellwright/dsl'
import { type AbilityInstance, type Characteristics, hasSupertype, isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import type { Game } from '../game/game.ts'
import { ManaCost } from '../mana/cost.ts'
import type { ManaUnitLike, PaymentOption } from '../mana/payment-types.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { condition } from '../query/condition.ts'
import { type Context, contextOf } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { rulesOfKind } from '../query/rules.ts'
import { NO_OBJECT, type ObjectId, type PlayerId } from '../state/ids.ts'
import { parseTypes, productionOptions } from './mana-production.ts'
import { isProductionReplaced, producedMana } from './produced-mana.ts'
import { castFrom, totalAbilityCost } from './spell-cost.ts'

/** What mana is spent on, which riders restrict (CR 106.6). */
export interface SpendingFor {
  readonly kind: 'spell' | 'ability' | 'other'
  readonly object: ObjectId
  readonly player: PlayerId
}

/** Is that such a spell, where it may not be on the stack yet, but is cast from somewhere? */
function isCast(game: Game, ctx: Context, { cameFrom, ...spell }: Filter, object: ObjectId): boolean {
  return (cameFrom === undefined || castFrom(game, object) === cameFrom) && matches(game, ctx, spell, object, null)
}

/** Does it matter for that spell which permanents make the mana? */
export const isSourceRestricted = (game: Game, use: SpendingFor): boolean =>
  use.kind === 'spell' &&
  characteristics(game, use.object).abilities.some(
    ({ ability }) => ability.kind === 'static' && ability.rule?.kind === 'spendOnlyManaFrom',
  )

/** "Spend only mana produced by creatures to cast this spell." */
function isFromAllowedSource(game: Game, source: ObjectId, use: SpendingFor): boolean {
  if (use.kind !== 'spell') return true
  for (const { ability } of characteristics(game, use.object).abilities)
    if (ability.kind === 'static' && ability.rule?.kind === 'spendOnlyManaFrom') {
      const ctx = contextOf(use.object, use.player)
      if (source === NO_OBJECT || !matches(game, ctx, ability.rule.sources, source, null)) return false
    }
  return true
}

/** May mana with this rider be spent on that? */
export function riderAllows(
  game: Game,
  rider: ManaRider | null,
  riderController: number,
  source: ObjectId,
  use: SpendingFor,
): boolean {
  if (!isFromAllowedSource(game, source, use)) return false
  if (rider === null || rider.kind === 'ifSpentOn') return true
  const ctx = contextOf(source, riderController as PlayerId)
  if (rider.kind === 'notCast') return use.kind !== 'spell' || !isCast(game, ctx, rider.spell, use.object)
  if (use.kind === 'spell' && (rider.kind === 'onlyCast' || rider.kind === 'onlyCastOrActivate'))
    return isCast(game, ctx, rider.spell, use.object)
  if (use.kind === 'ability' && (rider.kind === 'onlyActivate' || rider.kind === 'onlyCastOrActivate'))
    return matches(game, ctx, rider.object, use.object, null)
  return false
}

const hurtsController = (effects: readonly Effect[]): boolean =>
  effects.some(({ kind }) => kind === 'dealDamage' || kind === 'loseLife')

const USING_UP: readonly CostPart['kind'][] = [
  'sacrifice',
  'discard',
  'exile',
  'removeCounters',
  'payEnergy',
  'putCounters',
]

/** 0 painless, 1 painful, 2 a creature, 3 something is used up. A higher class is used only if no lower one can pay. */
function costClass(c: Characteristics, ability: ActivatedAbility): number {
  if (ability.cost.some(({ kind }) => USING_UP.includes(kind))) return 3
  if (isCreature(c)) return 2
  if (hurtsController(ability.effects) || ability.cost.some((part) => part.kind === 'payLife')) return 1
  return 0
}

/** The mana a mana ability itself costs, with what makes abilities cost more or less. */
function ownCost(game: Game, { source, controller }: Context, { cost, keyword }: ActivatedAbility) {
  if (rulesOfKind(game, 'abilityCostChange').length > 0)
    return totalAbilityCost(game, controller, source, cost, 0, keyword, true).mana
  const symbols: ManaSymbol[] = []
  for (const part of cost) if (part.kind === 'mana') symbols.push(...ManaCost.parse(part.mana).symbols)
  return symbols
}

export const paymentOption = (
  mana: PaymentOption['mana'],
  pain: number,
  flexibility: number,
  cost: readonly ManaSymbol[],
): PaymentOption => ({ mana, costClass: pain, flexibility, cost })

export interface ManaOption {
  readonly option: PaymentOption
  readonly mana: string | null
}

/** What a triggered mana ability adds: a type, or one of those that the permanent produced. */
export type ExtraMana = ManaType | 'produced'

/** Which of several types an ability would add is asked as it resolves, so nothing is planned with it. */
const soleType = (types: readonly ManaType[]): ManaType | null =>
  types.every((type) => type === types[0]) ? (types[0] ?? null) : null

/** The ways to use that mana ability now. */
export function optionsOf(
  game: Game,
  ctx: Context,
  c: Characteristics,
  instance: AbilityInstance,
  use: SpendingFor,
  extra: readonly ExtraMana[],
): readonly ManaOption[] {
  const ability = instance.ability as ActivatedAbility
  const adding = addingOf(game, ctx, ability.effects)
  if (adding === null) return []
  const snow = hasSupertype(c, 'snow')
  const usable = riderAllows(game, adding.rider ?? null, ctx.controller, ctx.source, use)
  const texts = productionOptions(game, ctx, adding.mana)
  const cost = ownCost(game, ctx, ability)
  const isReplaced = isProductionReplaced(game) && ability.cost.some(({ kind }) => kind === 'tap')
  return texts.map((mana) => {
    const made = isReplaced ? producedMana(game, ctx.source, mana) : mana
    const units: ManaUnitLike[] = parseTypes(made).map((type) => ({
      type,
      snow,
      usable,
      usableForSources: !adding.rider || adding.rider.kind === 'ifSpentOn',
    }))
    // CR 106.12a: triggers add something only where the ability itself does.
    const extraUsable = isFromAllowedSource(game, NO_OBJECT, use)
    if (units.length > 0)
      for (const more of extra) {
        const type = more === 'produced' ? soleType(parseTypes(made)) : more
        if (type !== null) units.push({ type, snow: false, usable: extraUsable, usableForSources: true })
      }
    const option = paymentOption(units, costClass(c, ability), texts.length, cost)
    return { option, mana: texts.length > 1 ? mana : null }
  })
}

/** The step that adds mana now; one under a condition counts only if the condition is true. */
function addingOf(game: Game, ctx: Context, effects: readonly Effect[]): EffectOf<'addMana'> | null {
  for (const effect of effects) {
    if (effect.kind === 'addMana') return effect
    if (effect.kind !== 'if') continue
    const found = addingOf(game, ctx, condition(game, ctx, effect.condition) ? effect.then : (effect.else ?? []))
    if (found !== null) return found
  }
  return null
}

/** How many types of mana these options can make. */
export function typesAmong(options: readonly PaymentOption[]): number {
  const types: ManaType[] = []
  for (const { mana } of options) for (const { type } of mana) if (!types.includes(type)) types.push(type)
  return types.length
}
