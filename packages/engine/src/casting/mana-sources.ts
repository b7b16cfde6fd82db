import type {
  ActivatedAbility,
  CostPart,
  Effect,
  ManaProduction,
  ManaRider,
  ManaType,
  TriggeredAbility,
} from '@spellwright/dsl'
import { COLORS, MANA_TYPES } from '@spellwright/dsl'
import { type AbilityInstance, type Characteristics, hasSupertype, isCreature } from '../continuous/characteristics.ts'
import { characteristics } from '../continuous/read.ts'
import { objectEvent } from '../events/event.ts'
import { matchEvent } from '../events/pattern.ts'
import type { Game } from '../game/game.ts'
import { isManaAbility } from '../mana/abilities.ts'
import { ManaCost } from '../mana/cost.ts'
import type { ManaUnitLike, PaymentOption, PaymentSource } from '../mana/payment.ts'
import type { ManaSymbol } from '../mana/symbol.ts'
import { condition } from '../query/condition.ts'
import { abilityContext, type Context, contextOf, contextWith } from '../query/context.ts'
import { matches } from '../query/filter.ts'
import { recordOf } from '../query/lookup.ts'
import { atLeastZero, quantity } from '../query/quantity.ts'
import { rulesOfKind } from '../query/rules.ts'
import type { ObjectId, PlayerId } from '../state/ids.ts'
import { triggerIndex } from '../triggers/trigger-index.ts'
import { whyCantActivate } from './can-activate.ts'
import { candidatesFor, Payer } from './cost-parts.ts'
import { totalAbilityCost } from './spell-cost.ts'

/** What mana is wanted for; riders ask (CR 106.6). */
export interface SpendingFor {
  readonly kind: 'spell' | 'ability' | 'other'
  readonly object: ObjectId
  readonly player: PlayerId
}

/** One way to use a source, as the automatic payment sees it. */
export interface ManaUse {
  readonly object: ObjectId
  readonly instance: AbilityInstance
  /** The mana chosen, where the ability offers a choice. */
  readonly mana: string | null
  /** What is sacrificed or otherwise used up. */
  readonly victim: ObjectId | null
}

export interface ManaSources {
  readonly sources: readonly PaymentSource[]
  /** `uses[source index][option index]` */
  readonly uses: readonly (readonly ManaUse[])[]
}

const manaAbilities = new WeakMap<readonly AbilityInstance[], readonly AbilityInstance[]>()

export function manaAbilitiesOf(c: Characteristics): readonly AbilityInstance[] {
  let found = manaAbilities.get(c.abilities)
  if (found === undefined) {
    found = c.abilities.filter(({ ability }) => ability.kind === 'activated' && isManaAbility(ability))
    manaAbilities.set(c.abilities, found)
  }
  return found
}

/** May mana with this rider be spent on that? */
export function riderAllows(game: Game, rider: ManaRider | null, riderController: number, use: SpendingFor): boolean {
  if (rider === null) return true
  const ctx = contextOf(use.object, riderController as PlayerId)
  if (use.kind === 'spell' && (rider.kind === 'onlyCast' || rider.kind === 'onlyCastOrActivate'))
    return matches(game, ctx, rider.spell, use.object, null)
  if (use.kind === 'ability' && (rider.kind === 'onlyActivate' || rider.kind === 'onlyCastOrActivate'))
    return matches(game, ctx, rider.object, use.object, null)
  return false
}

const parsed = new Map<string, readonly ManaType[]>()

function parseTypes(mana: string): readonly ManaType[] {
  let types = parsed.get(mana)
  if (types === undefined) {
    types = ManaCost.parse(mana).symbols.flatMap((s) => (s.kind === 'typed' ? [s.type] : []))
    parsed.set(mana, types)
  }
  return types
}

/** The alternatives an "add mana" effect offers now, each as symbols like `{R}{R}`. */
export function productionOptions(game: Game, ctx: Context, mana: ManaProduction): string[] {
  switch (mana.kind) {
    case 'fixed': {
      const times = mana.times === undefined ? 1 : atLeastZero(quantity(game, ctx, mana.times))
      return [mana.mana.repeat(times)]
    }
    case 'choice':
      return [...mana.options]
    case 'anyOneColor': {
      const amount = atLeastZero(quantity(game, ctx, mana.amount))
      // No mana has no colour to choose.
      if (amount === 0) return ['']
      return (mana.colors ?? COLORS).map((color) => `{${color}}`.repeat(amount))
    }
    case 'anyCombination': {
      const amount = atLeastZero(quantity(game, ctx, mana.amount))
      return combinations(mana.colors, amount)
    }
    case 'chosenColor': {
      const word = String(recordOf(game, ctx.source)?.chosen?.[mana.chosen] ?? '')
      return word === '' ? [] : [`{${word}}`.repeat(atLeastZero(quantity(game, ctx, mana.amount)))]
    }
  }
}

function combinations(colors: readonly ManaType[], amount: number): string[] {
  if (amount === 0 || colors.length === 0) return ['']
  const [first, ...rest] = colors
  const result: string[] = []
  for (let n = amount; n >= 0; n--)
    if (rest.length > 0) result.push(...combinations(rest, amount - n).map((tail) => `{${first}}`.repeat(n) + tail))
    else if (n === amount) result.push(`{${first}}`.repeat(n))
  return result
}

/** What triggered mana abilities add when this permanent is tapped for mana (Wild Growth; CR 605.1b). */
function extraMana(game: Game, id: ObjectId, player: PlayerId): ManaType[] {
  const entries = triggerIndex(game).byKind.get('tappedForMana') ?? []
  if (entries.length === 0) return []
  const event = objectEvent('tappedForMana', id, player)
  const types: ManaType[] = []
  for (const { ability, source, controller, instance } of entries) {
    if (!isManaAbility(ability)) continue
    const ctx = abilityContext(source, controller, instance.key)
    const roles = matchEvent(game, ctx, ability.on, event)
    if (!roles || (ability.condition && !condition(game, contextWith(ctx, { event: roles }), ability.condition)))
      continue
    addFixedMana(game, contextWith(ctx, { event: roles }), ability, types)
  }
  return types
}

function addFixedMana(game: Game, ctx: Context, ability: TriggeredAbility, types: ManaType[]): void {
  for (const effect of ability.effects)
    if (effect.kind === 'addMana' && effect.mana.kind === 'fixed')
      for (const mana of productionOptions(game, ctx, effect.mana)) types.push(...parseTypes(mana))
}

const hurtsController = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => (effect.kind === 'dealDamage' || effect.kind === 'loseLife') && true)

const usesUp = (part: CostPart): boolean =>
  part.kind === 'sacrifice' ||
  part.kind === 'discard' ||
  part.kind === 'exile' ||
  part.kind === 'removeCounters' ||
  part.kind === 'putCounters'

/** 0 painless tap, 1 painful, 2 creature, 3 something is used up; a higher class only when nothing lower pays. */
function costClass(c: Characteristics, ability: ActivatedAbility): number {
  if (ability.cost.some(usesUp)) return 3
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

interface Building {
  sources: PaymentSource[]
  uses: ManaUse[][]
  /** Some source makes mana with a rider. */
  riders: boolean
}

interface Remembered {
  readonly epoch: number
  readonly status: number
  readonly activations: number
  readonly player: PlayerId
  readonly all: ManaSources
}
const remembered = new WeakMap<Game, Remembered>()

/**
 * Everything the player could make mana with now, for the solver. `except`: objects the cost itself needs. The list is
 * kept until something changes, unless mana with a rider makes it depend on what is paid for.
 */
export function manaSources(
  game: Game,
  player: PlayerId,
  use: SpendingFor,
  except: readonly ObjectId[] = [],
): ManaSources {
  const known = remembered.get(game)
  if (
    known?.epoch === game.epoch &&
    known.status === game.statusEpoch &&
    known.activations === game.state.activations.size &&
    known.player === player
  )
    return without(known.all, except)
  const built: Building = { sources: [], uses: [], riders: false }
  for (const id of game.state.battlefield) {
    const c = characteristics(game, id)
    if (c.controller !== player) continue
    const abilities = manaAbilitiesOf(c)
    if (abilities.length > 0) addPermanent(game, player, use, id, c, abilities, built)
  }
  if (!built.riders)
    remembered.set(game, {
      epoch: game.epoch,
      status: game.statusEpoch,
      activations: game.state.activations.size,
      player,
      all: built,
    })
  return without(built, except)
}

function without(all: ManaSources, except: readonly ObjectId[]): ManaSources {
  if (except.length === 0) return all
  const kept = all.uses.flatMap((uses, index) => (uses.some((use) => except.includes(use.object)) ? [] : [index]))
  return {
    sources: kept.map((index, key) => ({ ...all.sources[index]!, key })),
    uses: kept.map((index) => all.uses[index]!),
  }
}

function addPermanent(
  game: Game,
  player: PlayerId,
  use: SpendingFor,
  id: ObjectId,
  c: Characteristics,
  abilities: readonly AbilityInstance[],
  built: Building,
): void {
  const tapOptions: PaymentOption[] = []
  const tapUses: ManaUse[] = []
  let extra: ManaType[] | null = null
  for (const instance of abilities) {
    const ability = instance.ability as ActivatedAbility
    if (whyCantActivate(game, player, id, instance) !== null) continue
    const taps = ability.cost.some((part) => part.kind === 'tap')
    if (taps) extra ??= extraMana(game, id, player)
    if (ability.effects.some((effect) => effect.kind === 'addMana' && effect.rider)) built.riders = true
    const ctx = abilityContext(id, player, instance.key)
    const options = optionsOf(game, ctx, c, instance, use, taps ? (extra ?? []) : [])
    const victims = victimsOf(game, player, ctx, ability)
    if (taps && victims === null) {
      for (const { option, mana } of options) {
        tapOptions.push(option)
        tapUses.push({ object: id, instance, mana, victim: null })
      }
    } else
      for (const victim of victims ?? [null])
        addSource(
          built,
          options.map((o) => o.option),
          options.map((o) => ({ object: id, instance, mana: o.mana, victim })),
        )
  }
  if (tapOptions.length === 0) return
  const flexibility = typesAmong(tapOptions)
  built.sources.push({
    key: built.sources.length,
    options: tapOptions.map(({ mana, costClass: pain, cost }) => paymentOption(mana, pain, flexibility, cost ?? [])),
  })
  built.uses.push(tapUses)
}

/** How many types of mana they make between them. */
function typesAmong(options: readonly PaymentOption[]): number {
  const types: ManaType[] = []
  for (const { mana } of options) for (const { type } of mana) if (!types.includes(type)) types.push(type)
  return types.length
}

const paymentOption = (
  mana: PaymentOption['mana'],
  pain: number,
  flexibility: number,
  cost: readonly ManaSymbol[],
): PaymentOption => ({ mana, costClass: pain, flexibility, cost })

/** A permanent that several abilities could use up is one source: it can be used up only once. */
function addSource(built: Building, options: readonly PaymentOption[], uses: readonly ManaUse[]): void {
  const victim = uses[0]?.victim ?? null
  const known = victim === null ? -1 : built.uses.findIndex((other) => other[0]?.victim === victim)
  if (known < 0) {
    built.sources.push({ key: built.sources.length, options })
    built.uses.push([...uses])
    return
  }
  const source = built.sources[known]!
  built.sources[known] = { ...source, options: [...source.options, ...options] }
  built.uses[known]!.push(...uses)
}

/** Abilities that use up another permanent are one source per possible victim. */
function victimsOf(game: Game, player: PlayerId, ctx: Context, ability: ActivatedAbility): ObjectId[] | null {
  const part = ability.cost.find((p) => p.kind === 'sacrifice' && p.what !== 'self')
  return part ? candidatesFor(game, new Payer(player, ctx), part) : null
}

function optionsOf(
  game: Game,
  ctx: Context,
  c: Characteristics,
  instance: AbilityInstance,
  use: SpendingFor,
  extra: readonly ManaType[],
): { option: PaymentOption; mana: string | null }[] {
  const ability = instance.ability as ActivatedAbility
  const adding = ability.effects.find((effect) => effect.kind === 'addMana')
  if (adding?.kind !== 'addMana') return []
  const snow = hasSupertype(c, 'snow')
  const usable = riderAllows(game, adding.rider ?? null, ctx.controller, use)
  const texts = productionOptions(game, ctx, adding.mana)
  const cost = ownCost(game, ctx, ability)
  return texts.map((mana) => {
    const units: ManaUnitLike[] = parseTypes(mana).map((type) => ({
      type,
      snow,
      usable,
      usableForSources: !adding.rider,
    }))
    for (const type of extra) units.push({ type, snow: false, usable: true, usableForSources: true })
    const option = paymentOption(units, costClass(c, ability), texts.length, cost)
    return { option, mana: texts.length > 1 ? mana : null }
  })
}

export { MANA_TYPES, parseTypes }
