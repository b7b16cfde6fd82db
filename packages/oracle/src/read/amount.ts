import type { Quantity } from '@spellwright/dsl'
import { numberOf } from '../words/numbers.ts'

/** A number in words or digits, or "X". */
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
