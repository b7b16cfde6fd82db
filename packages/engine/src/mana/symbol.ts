import { COLORS, type Color, MANA_TYPES, type ManaType } from '@spellwright/dsl'

/** One mana symbol of a cost (CR 107.4). `restricted` is never printed: it is one mana of an X with a spending clause. */
export type ManaSymbol =
  /** `waterbend`: how much of it is of a waterbend cost (CR 701.67b). */
  | { readonly kind: 'generic'; readonly amount: number; readonly waterbend?: number }
  | { readonly kind: 'variable'; readonly letter: 'X' | 'Y' | 'Z'; readonly waterbend?: 'waterbend' }
  /** {W} {U} {B} {R} {G} {C} */
  | { readonly kind: 'typed'; readonly type: ManaType }
  /** {W/U}, {C/W} */
  | { readonly kind: 'hybrid'; readonly types: readonly [ManaType, ManaType] }
  /** {2/W} */
  | { readonly kind: 'monoHybrid'; readonly amount: number; readonly color: Color }
  /** {W/P}, {G/U/P} */
  | { readonly kind: 'phyrexian'; readonly colors: readonly Color[] }
  | { readonly kind: 'snow' }
  /** One mana of one of these types: "Spend only black and/or red mana on X". */
  | { readonly kind: 'restricted'; readonly types: readonly ManaType[] }

/** Generic, or of one type: there is no choice how to pay it. */
export const isPlainSymbol = ({ kind }: ManaSymbol): boolean => kind === 'generic' || kind === 'typed'

/** A text that is not a mana cost. `position` counts characters from 0. */
export class ManaCostError extends Error {
  readonly position: number
  readonly text: string

  constructor(text: string, position: number, problem: string) {
    super(`${problem} at position ${position} of mana cost "${text}"`)
    this.name = 'ManaCostError'
    this.text = text
    this.position = position
  }
}

/** Reads `{1}{R}{R}` in any case, and also `1RR`. */
export function parseManaSymbols(text: string): readonly ManaSymbol[] {
  const symbols: ManaSymbol[] = []
  let at = 0
  while (at < text.length) {
    const end = endOfToken(text, at)
    const braced = text[at] === '{'
    const body = braced ? text.slice(at + 1, end - 1) : text.slice(at, end)
    const symbol = symbolOf(body.toUpperCase())
    if (symbol === null) throw new ManaCostError(text, at, `Unknown mana symbol ${text.slice(at, end)}`)
    symbols.push(symbol)
    at = end
  }
  return symbols
}

function endOfToken(text: string, at: number): number {
  if (text[at] === '{') {
    const close = text.indexOf('}', at)
    if (close < 0) throw new ManaCostError(text, at, 'Unclosed brace')
    return close + 1
  }
  if (!isDigit(text[at])) return at + 1
  let end = at
  while (end < text.length && isDigit(text[end])) end++
  return end
}

const isDigit = (character: string | undefined): boolean =>
  character !== undefined && character >= '0' && character <= '9'

export const isManaType = (text: string): text is ManaType => (MANA_TYPES as readonly string[]).includes(text)
export const isColor = (text: string): text is Color => (COLORS as readonly string[]).includes(text)

/** `body` is the text between the braces, in capitals. */
function symbolOf(body: string): ManaSymbol | null {
  if (/^\d{1,9}$/.test(body)) return { kind: 'generic', amount: Number(body) }
  if (body === 'X' || body === 'Y' || body === 'Z') return { kind: 'variable', letter: body }
  if (body === 'S') return { kind: 'snow' }
  if (isManaType(body)) return { kind: 'typed', type: body }
  return splitSymbolOf(body.split('/'))
}

function splitSymbolOf(parts: readonly string[]): ManaSymbol | null {
  const [first = '', second = '', third] = parts
  if (parts.length > 3 || first === second) return null
  if (third !== undefined) {
    return third === 'P' && isColor(first) && isColor(second) ? { kind: 'phyrexian', colors: [first, second] } : null
  }
  if (second === 'P') return isColor(first) ? { kind: 'phyrexian', colors: [first] } : null
  if (/^[2-9]$/.test(first))
    return isColor(second) ? { kind: 'monoHybrid', amount: Number(first), color: second } : null
  return isManaType(first) && isManaType(second) ? { kind: 'hybrid', types: [first, second] } : null
}

export function manaSymbolText(symbol: ManaSymbol): string {
  switch (symbol.kind) {
    case 'generic':
      return `{${symbol.amount}}`
    case 'variable':
      return `{${symbol.letter}}`
    case 'typed':
      return `{${symbol.type}}`
    case 'hybrid':
      return `{${symbol.types.join('/')}}`
    case 'monoHybrid':
      return `{${symbol.amount}/${symbol.color}}`
    case 'phyrexian':
      return `{${symbol.colors.join('/')}/P}`
    case 'snow':
      return '{S}'
    case 'restricted':
      return `{${symbol.types.join('|')}}`
  }
}

export const manaCostText = (symbols: readonly ManaSymbol[]): string => symbols.map(manaSymbolText).join('')
