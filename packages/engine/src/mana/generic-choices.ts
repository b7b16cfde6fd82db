import { itemAt } from '../state/lists.ts'
import { findPayment } from './payment.ts'
import { leastMana } from './payment-bounds.ts'
import type { PaymentRequest, PhyrexianPolicy, PoolUnit } from './payment-types.ts'
import { isSameMana, type ManaUnit } from './pool.ts'
import type { ManaSymbol } from './symbol.ts'

/** Units without `usable` are usable. */
export type PayablePool = readonly (ManaUnit & { readonly usable?: boolean })[]

export interface PoolPayment {
  /** In the order of the pool, the very same units. */
  readonly remaining: readonly ManaUnit[]
  /** For each symbol of the cost, the mana spent on it. */
  readonly spent: readonly (readonly ManaUnit[])[]
  readonly lifePaid: number
}

/** More choices than a player would read. */
const MOST_CHOICES = 256

/** Pays from the pool alone, generic mana from the most plentiful type. Returns null if there is not enough. */
export function payFromPool(
  pool: PayablePool,
  symbols: readonly ManaSymbol[],
  life = 0,
  phyrexian: PhyrexianPolicy = 'manaOnly',
): PoolPayment | null {
  return spendAll(pool, symbols) ?? payWith(pool, { symbols, pool: pool.map(withUsable), sources: [], life, phyrexian })
}

/** A pool that is exactly enough for generic and typed symbols needs no search: the typed ones are paid first. */
function spendAll(pool: PayablePool, symbols: readonly ManaSymbol[]): PoolPayment | null {
  let needed = 0
  for (const symbol of symbols) {
    if (symbol.kind !== 'generic' && symbol.kind !== 'typed') return null
    needed += symbol.kind === 'generic' ? symbol.amount : 1
  }
  if (needed !== pool.length || pool.some(({ usable }) => usable === false)) return null
  const left = [...pool]
  const spent: ManaUnit[][] = symbols.map(() => [])
  for (let at = 0; at < symbols.length; at++) {
    const symbol = itemAt(symbols, at)
    if (symbol.kind !== 'typed') continue
    const found = left.findIndex(({ type }) => type === symbol.type)
    if (found < 0) return null
    itemAt(spent, at).push(...left.splice(found, 1))
  }
  for (let at = 0; at < symbols.length; at++) {
    const symbol = itemAt(symbols, at)
    if (symbol.kind === 'generic') itemAt(spent, at).push(...left.splice(0, symbol.amount))
  }
  return { remaining: [], spent, lifePaid: 0 }
}

function payWith(pool: PayablePool, request: PaymentRequest): PoolPayment | null {
  const result = findPayment(request)
  if (!result.ok) return null
  const spent: ManaUnit[][] = request.symbols.map(() => [])
  const gone = new Set<number>()
  for (const { symbol, from } of result.plan.spend) {
    if (from.kind !== 'pool') continue
    itemAt(spent, symbol).push(itemAt(pool, from.index))
    gone.add(from.index)
  }
  return { remaining: pool.filter((_, index) => !gone.has(index)), spent, lifePaid: result.plan.lifePaid }
}

const withUsable = (unit: PayablePool[number]): PoolUnit =>
  unit.usable === undefined ? { ...unit, usable: true } : (unit as PoolUnit)

/**
 * Every way to pay from the pool that leaves a different pool, the automatic one first (S6.4); none if there is not
 * enough mana.
 */
export function choicesForGeneric(
  pool: PayablePool,
  symbols: readonly ManaSymbol[],
  life = 0,
  phyrexian: PhyrexianPolicy = 'manaOnly',
): readonly PoolPayment[] {
  const automatic = payFromPool(pool, symbols, life, phyrexian)
  if (automatic === null) return []
  const kinds = kindsOf(pool)
  const amounts = kinds.map((kind) => kind.length)
  if (kinds.length < 2 || automatic.remaining.length === 0) return [automatic]
  const request: PaymentRequest = { symbols, pool: [], sources: [], life, phyrexian }
  const taken = kinds.map((kind) => kind.length - countSame(automatic.remaining, pool[itemAt(kind, 0)]!))
  const choices = [automatic]
  for (const amountsSpent of waysToTake(amounts, leastMana(request), mostSpent(symbols))) {
    if (amountsSpent.every((amount, kind) => amount === taken[kind])) continue
    const choice = payExactly(pool, kinds, amountsSpent, request)
    if (choice !== null) choices.push(choice)
    if (choices.length === MOST_CHOICES) break
  }
  return choices
}

const countSame = (units: PayablePool, unit: PayablePool[number]): number =>
  units.reduce((count, other) => count + (other.usable !== false && isSameMana(other, unit) ? 1 : 0), 0)

/** Indices of the usable units, equal ones together. */
function kindsOf(pool: PayablePool): readonly (readonly number[])[] {
  const kinds: number[][] = []
  for (const [index, unit] of pool.entries()) {
    if (unit.usable === false) continue
    const kind = kinds.find((indices) => isSameMana(pool[itemAt(indices, 0)]!, unit))
    if (kind === undefined) kinds.push([index])
    else kind.push(index)
  }
  return kinds
}

const mostSpent = (symbols: readonly ManaSymbol[]): number =>
  symbols.reduce((sum, symbol) => {
    if (symbol.kind === 'variable') return sum
    return sum + (symbol.kind === 'generic' || symbol.kind === 'monoHybrid' ? symbol.amount : 1)
  }, 0)

/** Every way to take between `least` and `most` units out of piles of these sizes. */
function* waysToTake(amounts: readonly number[], least: number, most: number): Generator<readonly number[]> {
  const [first, ...rest] = amounts
  if (first === undefined) {
    if (least <= 0) yield []
    return
  }
  for (let taken = Math.min(first, most); taken >= 0; taken--) {
    for (const others of waysToTake(rest, least - taken, most - taken)) yield [taken, ...others]
  }
}

/** Pays with all of these units and no others. */
function payExactly(
  pool: PayablePool,
  kinds: readonly (readonly number[])[],
  amounts: readonly number[],
  request: PaymentRequest,
): PoolPayment | null {
  const chosen = new Set(kinds.flatMap((indices, kind) => indices.slice(0, itemAt(amounts, kind))))
  const part = pool.filter((_, index) => chosen.has(index))
  const payment = payWith(part, { ...request, pool: part.map(withUsable) })
  if (payment === null || payment.remaining.length > 0) return null
  return { ...payment, remaining: pool.filter((_, index) => !chosen.has(index)) }
}
