import type { ManaType } from '@spellwright/dsl'
import { typesOfSymbol } from './cost.ts'
import type { ManaSymbol } from './symbol.ts'

/** Plain functions on the symbols of a cost, for the total cost (CR 601.2f). None changes its argument. */

/** The sum of the costs, with generic mana as one symbol at the position of the first one. */
export function addCosts(...costs: readonly (readonly ManaSymbol[])[]): readonly ManaSymbol[] {
  return mergeGeneric(costs.flat())
}

export const genericAmount = (symbols: readonly ManaSymbol[]): number =>
  symbols.reduce((sum, symbol) => sum + (symbol.kind === 'generic' ? symbol.amount : 0), 0)

/** CR 701.67b: how much of the generic mana artifacts and creatures may pay for. */
export const waterbendAmount = (symbols: readonly ManaSymbol[]): number =>
  symbols.reduce((sum, symbol) => sum + (symbol.kind === 'generic' ? (symbol.waterbend ?? 0) : 0), 0)

/** The symbols of a waterbend cost. */
export const asWaterbend = (symbols: readonly ManaSymbol[]): readonly ManaSymbol[] =>
  symbols.map((symbol) => {
    if (symbol.kind === 'generic') return { ...symbol, waterbend: symbol.amount }
    return symbol.kind === 'variable' ? { ...symbol, waterbend: 'waterbend' } : symbol
  })

/**
 * CR 118.7a: reduces generic mana only, so neither {R}, {C} nor {S}. A cost with nothing left is {0} (CR 118.7).
 * A restricted X is generic mana too; it is reduced first, because it is harder to pay.
 */
export function reduceGeneric(symbols: readonly ManaSymbol[], amount: number): readonly ManaSymbol[] {
  let left = Math.max(0, amount)
  const kept = symbols.filter((symbol) => symbol.kind !== 'restricted' || left-- <= 0)
  const generic = genericAmount(symbols) - Math.max(0, left)
  if (generic >= 0) return withGeneric(kept, generic, waterbendAmount(symbols))
  const rest = reduceMonoHybrid(
    kept.filter(({ kind }) => kind !== 'generic'),
    -generic,
  )
  return withGeneric(rest, genericAmount(rest))
}

/**
 * {2/W} paid as generic mana is generic mana (CR 601.2f), so the rest of a reduction applies to such symbols in order.
 * {1/W} is {1}, because any mana pays for it.
 */
function reduceMonoHybrid(symbols: readonly ManaSymbol[], amount: number): readonly ManaSymbol[] {
  let left = amount
  return symbols.flatMap((symbol) => {
    if (symbol.kind !== 'monoHybrid' || left === 0) return [symbol]
    const rest = Math.max(0, symbol.amount - left)
    left -= symbol.amount - rest
    if (rest === 0) return []
    return rest === 1 ? [{ kind: 'generic', amount: 1 }] : [{ ...symbol, amount: rest }]
  })
}

/** CR 118.7a–g. A hybrid symbol in `by` reduces the half that is in the cost, otherwise the first (the payer's choice, 118.7e). */
export function reduceCost(
  symbols: readonly ManaSymbol[],
  by: readonly ManaSymbol[],
  only?: 'colored',
): readonly ManaSymbol[] {
  const left = [...symbols]
  let generic = 0
  for (const reduction of by) {
    const types = typesOfSymbol(reduction)
    if (types.length > 0 && removeOneOf(left, types)) continue
    generic += genericReduction(reduction)
  }
  return only === undefined ? reduceGeneric(left, generic) : left
}

/** How much generic mana a symbol reduces if there is no symbol of its own type (CR 118.7b–d, g). */
function genericReduction(reduction: ManaSymbol): number {
  if (reduction.kind === 'variable') return 0
  return reduction.kind === 'generic' || reduction.kind === 'monoHybrid' ? reduction.amount : 1
}

/** {R} before symbols that can be paid in several ways, which are easier to pay. */
const REMOVAL_ORDER: readonly ManaSymbol['kind'][] = ['typed', 'hybrid', 'monoHybrid', 'phyrexian']

function removeOneOf(symbols: ManaSymbol[], types: readonly ManaType[]): boolean {
  for (const kind of REMOVAL_ORDER) {
    const at = symbols.findIndex((s) => s.kind === kind && typesOfSymbol(s).some((type) => types.includes(type)))
    if (at < 0) continue
    symbols.splice(at, 1)
    return true
  }
  return false
}

/** The chosen X (Y, Z) as generic mana (CR 107.3). */
export function withVariables(symbols: readonly ManaSymbol[], x: number): readonly ManaSymbol[] {
  if (!symbols.some((symbol) => symbol.kind === 'variable')) return symbols
  return mergeGeneric(symbols.map((symbol) => (symbol.kind === 'variable' ? withAmount(symbol, x) : symbol)))
}

const withAmount = ({ waterbend }: Extract<ManaSymbol, { kind: 'variable' }>, x: number): ManaSymbol =>
  waterbend === undefined ? { kind: 'generic', amount: x } : { kind: 'generic', amount: x, waterbend: x }

/** The chosen X where only these types may be spent on it (Soul Burn, Crypt Rats). */
export function withRestrictedVariables(
  symbols: readonly ManaSymbol[],
  x: number,
  types: readonly ManaType[],
): readonly ManaSymbol[] {
  const one: ManaSymbol = { kind: 'restricted', types }
  return symbols.flatMap((symbol) => (symbol.kind === 'variable' ? Array<ManaSymbol>(x).fill(one) : [symbol]))
}

const mergeGeneric = (symbols: readonly ManaSymbol[]): readonly ManaSymbol[] =>
  withGeneric(symbols, genericAmount(symbols), waterbendAmount(symbols))

/** With that much generic mana. What is reduced is taken from the other part before that of a waterbend cost. */
function withGeneric(symbols: readonly ManaSymbol[], amount: number, ofWaterbend = 0): readonly ManaSymbol[] {
  const result: ManaSymbol[] = symbols.filter((symbol) => symbol.kind !== 'generic')
  if (amount === 0 && result.length > 0) return result
  const first = symbols.findIndex((symbol) => symbol.kind === 'generic')
  const waterbend = Math.min(amount, ofWaterbend)
  result.splice(Math.max(0, first), 0, { kind: 'generic', amount, ...(waterbend > 0 ? { waterbend } : {}) })
  return result
}
