import {
  type Ability,
  COLORS,
  type Cost,
  type Effect,
  MANA_TYPES,
  type ManaProduction,
  type ManaType,
  type Quantity,
} from '@spellwright/dsl'
import { ManaCost } from '@spellwright/engine'
import { stepsIn } from './steps.ts'

const BITS = Object.fromEntries(MANA_TYPES.map((type, index) => [type, 1 << index])) as Record<ManaType, number>

/** Types of mana as bits, in WUBRGC order. */
export const manaBit = (type: ManaType): number => BITS[type]
export const ALL_TYPES = MANA_TYPES.reduce((sum, type) => sum | manaBit(type), 0)
const bits = (types: readonly ManaType[]): number => types.reduce((sum, type) => sum | manaBit(type), 0)

/** What a mana ability makes, and what it costs besides tapping. */
export interface ManaFacts {
  /** Each mana may be one of these types. */
  readonly types: number
  readonly amount: Quantity
  readonly taps: boolean
  /** Costs life, or deals damage to its controller: how much. */
  readonly pain: number
  /** Uses up a permanent or a card. */
  readonly sacrifices: boolean
  readonly costsMana: boolean
  /** Counters it takes from its source. */
  readonly charge: Charge | null
}

/** Counters a permanent must have. */
interface Charge {
  readonly counter: string
  readonly count: number
}

const cache = new WeakMap<Ability, ManaFacts | null>()

/** Null: not a mana ability (CR 605.1a). */
export function manaFacts(ability: Ability): ManaFacts | null {
  const known = cache.get(ability)
  if (known !== undefined) return known
  const facts = derive(ability)
  cache.set(ability, facts)
  return facts
}

function derive(ability: Ability): ManaFacts | null {
  if (ability.kind !== 'activated' || ability.targets !== undefined) return null
  const steps = stepsIn(ability.effects)
  const adds = steps.find((step) => step.kind === 'addMana')
  if (adds?.kind !== 'addMana') return null
  const kinds = new Set(ability.cost.map((part) => part.kind))
  const { types, amount } = production(adds.mana)
  const charge = chargeIn(ability.cost)
  return {
    types,
    amount,
    taps: kinds.has('tap'),
    pain: painIn(ability.cost, steps),
    sacrifices:
      (['sacrifice', 'discard', 'exile'] as const).some((kind) => kinds.has(kind)) ||
      (charge === null && kinds.has('removeCounters')),
    costsMana: kinds.has('mana') || kinds.has('generic'),
    charge,
  }
}

/** Amounts that are not a number may be any. */
function painIn(cost: Cost, steps: readonly Effect[]): number {
  let pain = 0
  for (const part of cost) if (part.kind === 'payLife') pain += Number(part.amount) || 1
  for (const step of steps) if (step.kind === 'dealDamage' || step.kind === 'loseLife') pain += Number(step.amount) || 1
  return pain
}

function chargeIn(cost: Cost): Charge | null {
  for (const part of cost)
    if (part.kind === 'removeCounters' && typeof part.count === 'number' && part.from === undefined)
      return { counter: part.counter, count: part.count }
  return null
}

/** What tapping a permanent makes, nothing else being used up: one mana of these types, or as many as counted. */
export interface TapMana {
  readonly types: number
  /** The most it makes in any case. */
  readonly fixed: number
  /** Amounts that depend on the game; it makes the most of these and of `fixed`. */
  readonly counted: readonly Quantity[]
  /** Counters it takes for that. */
  readonly charge: Charge | null
  /** The most it hurts. */
  readonly pain: number
  /** What it makes without that. */
  readonly painless: TapMana | null
}

/** Null: tapping it makes no mana. Counters are only taken where there is no other way. */
export function tapMana(all: readonly ManaFacts[]): TapMana | null {
  if (all.length === 0) return null
  const free = all.filter(({ taps, sacrifices, costsMana }) => taps && !sacrifices && !costsMana)
  if (free.length === 0) return null
  const unlimited = free.filter(({ charge }) => charge === null)
  const found = unlimited.length > 0 ? unlimited : free
  const pain = found.reduce((most, one) => Math.max(most, one.pain), 0)
  return {
    pain,
    painless: pain === 0 ? null : tapMana(found.filter((one) => one.pain === 0)),
    charge: found[0]!.charge,
    types: found.reduce((sum, { types }) => sum | types, 0),
    fixed: found.reduce((most, { amount }) => (typeof amount === 'number' ? Math.max(most, amount) : most), 0),
    counted: found.flatMap(({ amount }) => (typeof amount === 'number' ? [] : [amount])),
  }
}

const typesIn = (mana: string): ManaType[] =>
  ManaCost.parse(mana).symbols.flatMap((symbol) => (symbol.kind === 'typed' ? [symbol.type] : []))

/** Mana that a trigger adds when the permanent it watches is tapped for mana. */
export function extraMana(ability: Ability): readonly Production[] {
  if (ability.kind !== 'triggered' || ability.on.kind !== 'tappedForMana') return NOTHING
  return stepsIn(ability.effects).flatMap((step) => (step.kind === 'addMana' ? [production(step.mana)] : []))
}

const NOTHING: readonly Production[] = []

export interface Production {
  readonly types: number
  readonly amount: Quantity
}

/** What an "add mana" effect makes, each mana taken for itself. */
export function production(mana: ManaProduction): Production {
  switch (mana.kind) {
    case 'fixed': {
      const types = typesIn(mana.mana)
      const amount: Quantity =
        mana.times === undefined ? types.length : { kind: 'times', factor: types.length, quantity: mana.times }
      return { types: bits(types), amount }
    }
    case 'choice':
      return { types: bits(mana.options.flatMap(typesIn)), amount: typesIn(mana.options[0] ?? '').length }
    case 'anyOneColor':
    case 'anyCombination':
      return { types: bits(mana.colors ?? COLORS), amount: mana.amount }
    case 'chosenColor':
      return { types: bits(COLORS), amount: mana.amount }
    case 'produced':
      return { types: bits(MANA_TYPES), amount: 1 }
    case 'couldProduce':
      return { types: bits(mana.what === 'type' ? MANA_TYPES : COLORS), amount: 1 }
  }
}
