import { type Cost, MANA_TYPES, type ManaType } from '@spellwright/dsl'
import { ManaCost, type ManaSymbol } from '@spellwright/engine'
import { ALL_TYPES, manaBit } from './mana-facts.ts'

/** What a symbol asks for besides generic mana. */
interface Need {
  /** Mana of one of these types, as bits. */
  readonly types: number
  /** Generic mana that does instead; 0: none does. */
  readonly instead: number
}

/** A mana cost as it is now, taken apart: asked again and again whether it can be paid. */
export interface Price {
  readonly needs: readonly Need[]
  /** Less what effects take off it: negative where they take off more than there is. */
  readonly generic: number
  readonly total: number
}

function priceOf({ symbols, manaValue, genericCost }: ManaCost, discount: number): Price {
  const needs: Need[] = []
  let generic = -discount
  for (const symbol of symbols) {
    if (symbol.kind === 'generic') generic += symbol.amount
    const types = typesFor(symbol)
    if (types !== 0) needs.push({ types, instead: symbol.kind === 'monoHybrid' ? symbol.amount : 0 })
  }
  return { needs, generic, total: manaValue - Math.min(discount, genericCost) }
}

/** The types a symbol takes; 0 for generic and variable ones. */
function typesFor(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'typed':
      return manaBit(symbol.type)
    case 'hybrid':
    case 'restricted':
      return symbol.types.reduce((sum, type) => sum | manaBit(type), 0)
    case 'monoHybrid':
      return manaBit(symbol.color)
    case 'snow':
      return ALL_TYPES
    // Two life pay for it where there is no mana.
    case 'phyrexian':
    case 'generic':
    case 'variable':
      return 0
  }
}

/** What these symbols ask for. */
export const symbolsPrice = (symbols: readonly ManaSymbol[]): Price => priceOf(ManaCost.of(symbols), 0)

const prices = new Map<number, Map<string | null, Price>>()

function pricesWith(discount: number): Map<string | null, Price> {
  let known = prices.get(discount)
  if (known === undefined) {
    known = new Map()
    prices.set(discount, known)
  }
  return known
}

/** What a mana cost asks for; nothing where there is none. */
export function manaPrice(manaCost: string | null, discount = 0): Price {
  const known = pricesWith(discount)
  let price = known.get(manaCost)
  if (price === undefined) {
    price = priceOf(ManaCost.parse(manaCost), discount)
    known.set(manaCost, price)
  }
  return price
}

/** What a mana cost asks for of each type of mana. */
export interface Demand {
  /** How many symbols, in WUBRGC order. */
  readonly counts: readonly number[]
  /** The types it asks for at all, as bits. */
  readonly types: number
}

const demands = new Map<string | null, Demand>()

export function demandOf(manaCost: string | null): Demand {
  let demand = demands.get(manaCost)
  if (demand === undefined) {
    const { symbols } = ManaCost.parse(manaCost)
    const counts = MANA_TYPES.map((type) => symbols.filter((symbol) => asksFor(symbol, type)).length)
    demand = { counts, types: counts.reduce((types, count, type) => (count > 0 ? types | (1 << type) : types), 0) }
    demands.set(manaCost, demand)
  }
  return demand
}

const asksFor = (symbol: ManaSymbol, type: ManaType): boolean =>
  (symbol.kind === 'typed' && symbol.type === type) || (symbol.kind === 'hybrid' && symbol.types.includes(type))

/** The mana part of a cost. */
export function costPrice(cost: Cost): Price {
  const parts = cost.flatMap((part) => (part.kind === 'mana' ? [part.mana] : []))
  if (parts.length < 2) return manaPrice(parts[0] ?? null)
  return priceOf(ManaCost.of(parts.flatMap((mana) => ManaCost.parse(mana).symbols)), 0)
}
