import type { Quantity } from '@spellwright/dsl'

const WORDS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'twenty',
]
const VALUES = new Map(WORDS.map((word, index) => [word, word === 'twenty' ? 20 : index]))

/** "three", "3", "a", "X". */
export function numberOf(word: string): number | undefined {
  if (word === 'a' || word === 'an') return 1
  if (/^\d+$/.test(word)) return Number(word)
  return VALUES.get(word)
}

export function quantityOf(word: string): Quantity | undefined {
  return word === 'X' ? { kind: 'x' } : numberOf(word)
}

/** "+2/-1", "+X/+0": power and toughness. */
export function powerToughness(text: string): { power: Quantity; toughness: Quantity } | undefined {
  const parts = /^([+-])(\d+|X)\/([+-])(\d+|X)$/.exec(text)
  if (parts === null) return undefined
  const side = (sign: string, value: string): Quantity => {
    const negative = sign === '-'
    if (value !== 'X') return negative && value !== '0' ? -Number(value) : Number(value)
    return negative ? { kind: 'times', factor: -1, quantity: { kind: 'x' } } : { kind: 'x' }
  }
  return { power: side(parts[1]!, parts[2]!), toughness: side(parts[3]!, parts[4]!) }
}
