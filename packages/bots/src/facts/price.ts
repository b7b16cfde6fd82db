import { type Cost, MANA_TYPES, type ManaType } from '@spellwright/dsl'
import { ManaCost, type ManaSymbol } from '@spellwright/engine'

/** A mana cost as it is now: the printed symbols, and what effects take off the generic part (negative: add). */
export interface Price {
  readonly symbols: readonly ManaSymbol[]
  readonly discount: number
  readonly total: number
}

function priceOf({ symbols, manaValue, genericCost }: ManaCost, discount: number): Price {
  return { symbols, discount, total: manaValue - Math.min(discount, genericCost) }
}

const printed = new Map<ManaCost, Price>()

/** What a mana cost asks for; nothing where there is none. */
export function manaPrice(manaCost: string | null, discount = 0): Price {
  const cost = ManaCost.parse(manaCost)
  if (discount !== 0) return priceOf(cost, discount)
  let price = printed.get(cost)
  if (price === undefined) {
    price = priceOf(cost, 0)
    printed.set(cost, price)
  }
  return price
}

const demands = new Map<ManaCost, readonly number[]>()

/** How many symbols ask for each type of mana, in WUBRGC order. */
export function demandOf(manaCost: string | null): readonly number[] {
  const cost = ManaCost.parse(manaCost)
  let demand = demands.get(cost)
  if (demand === undefined) {
    demand = MANA_TYPES.map((type) => cost.symbols.filter((symbol) => asksFor(symbol, type)).length)
    demands.set(cost, demand)
  }
  return demand
}

/** The same as bits: the types it asks for at all. */
export function typesAskedFor(manaCost: string | null): number {
  const demand = demandOf(manaCost)
  let types = 0
  for (let type = 0; type < demand.length; type++) if (demand[type]! > 0) types |= 1 << type
  return types
}

const asksFor = (symbol: ManaSymbol, type: ManaType): boolean =>
  (symbol.kind === 'typed' && symbol.type === type) || (symbol.kind === 'hybrid' && symbol.types.includes(type))

/** The mana part of a cost. */
export function costPrice(cost: Cost): Price {
  const parts = cost.flatMap((part) => (part.kind === 'mana' ? [part.mana] : []))
  if (parts.length < 2) return manaPrice(parts[0] ?? null)
  return priceOf(ManaCost.of(parts.flatMap((mana) => ManaCost.parse(mana).symbols)), 0)
}
