import { COLORS, type Color, type ManaType } from '@spellwright/dsl'
import { type ManaSymbol, manaCostText, parseManaSymbols } from './symbol.ts'

export { ManaCostError, type ManaSymbol } from './symbol.ts'

/** The English name of each type of mana. */
export const MANA_TYPE_NAMES = {
  W: 'White',
  U: 'Blue',
  B: 'Black',
  R: 'Red',
  G: 'Green',
  C: 'Colorless',
} as const satisfies Record<ManaType, string>
/** `White`, `Blue`, `Black`, `Red`, `Green` or `Colorless`. */
export type ManaTypeName = (typeof MANA_TYPE_NAMES)[ManaType]

const cache = new Map<string, ManaCost>()

/** A mana cost as printed (CR 202.1); immutable. A card *without* a mana cost is the caller's `null`, not a ManaCost (CR 118.6). */
export class ManaCost {
  static readonly zero: ManaCost = new ManaCost([])

  readonly symbols: readonly ManaSymbol[]
  /** The number of {W} … {C} symbols. Hybrid and Phyrexian symbols are not counted, since they can be paid with several colors. */
  readonly colorRequirements: Readonly<Partial<Record<ManaTypeName, number>>>
  readonly genericCost: number
  /** Number of {X}, {Y}, {Z} symbols. */
  readonly variableCount: number
  readonly manaValue: number

  private constructor(symbols: readonly ManaSymbol[]) {
    this.symbols = Object.freeze([...symbols])
    this.colorRequirements = Object.freeze(colorRequirementsOf(symbols))
    this.genericCost = genericOf(symbols)
    this.variableCount = symbols.filter((symbol) => symbol.kind === 'variable').length
    this.manaValue = manaValueOf(symbols)
    Object.freeze(this)
  }

  /** Reads a cost such as `{1}{R}{R}`; empty or null is the zero cost. A mistake throws an error with its position. */
  static parse(text: string | null | undefined): ManaCost {
    if (text === null || text === undefined) return ManaCost.zero
    const known = cache.get(text)
    if (known !== undefined) return known
    const symbols = parseManaSymbols(text.trim())
    const cost = symbols.length === 0 ? ManaCost.zero : new ManaCost(symbols)
    cache.set(text, cost)
    return cost
  }

  /** A cost of these symbols. */
  static of(symbols: readonly ManaSymbol[]): ManaCost {
    return new ManaCost(symbols)
  }

  get convertedManaCost(): number {
    return this.manaValue
  }

  /** CR 202.3e: the mana value on the stack, where X was chosen. */
  manaValueWithX(x: number): number {
    return this.manaValue + this.variableCount * x
  }

  /** The cost as it is printed, with braces. */
  toString(): string {
    return manaCostText(this.symbols)
  }
}

function colorRequirementsOf(symbols: readonly ManaSymbol[]): Partial<Record<ManaTypeName, number>> {
  const required: Partial<Record<ManaTypeName, number>> = {}
  for (const symbol of symbols) {
    if (symbol.kind !== 'typed') continue
    const name = MANA_TYPE_NAMES[symbol.type]
    required[name] = (required[name] ?? 0) + 1
  }
  return required
}

function genericOf(symbols: readonly ManaSymbol[]): number {
  return symbols.reduce((sum, symbol) => sum + (symbol.kind === 'generic' ? symbol.amount : 0), 0)
}

/** CR 202.3e–g, X as 0. */
export function manaValueOf(symbols: readonly ManaSymbol[]): number {
  return symbols.reduce((sum, symbol) => sum + manaValueOfSymbol(symbol), 0)
}

function manaValueOfSymbol(symbol: ManaSymbol): number {
  switch (symbol.kind) {
    case 'generic':
      return symbol.amount
    case 'variable':
      return 0
    case 'monoHybrid':
      return symbol.amount
    case 'typed':
    case 'hybrid':
    case 'phyrexian':
    case 'snow':
    case 'restricted':
      return 1
  }
}

/** CR 202.2: the colours of an object with this cost, in WUBRG order. */
export function colorsOfCost(symbols: readonly ManaSymbol[]): readonly Color[] {
  const found = new Set<ManaType>()
  for (const symbol of symbols) for (const type of typesOfSymbol(symbol)) found.add(type)
  return COLORS.filter((color) => found.has(color))
}

/** The types of mana that can pay the symbol other than as generic mana; none for generic, variable and snow symbols. */
export function typesOfSymbol(symbol: ManaSymbol): readonly ManaType[] {
  switch (symbol.kind) {
    case 'typed':
      return [symbol.type]
    case 'hybrid':
    case 'restricted':
      return symbol.types
    case 'monoHybrid':
      return [symbol.color]
    case 'phyrexian':
      return symbol.colors
    case 'generic':
    case 'variable':
    case 'snow':
      return []
  }
}
