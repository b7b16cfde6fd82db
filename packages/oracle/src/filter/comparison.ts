import type { Comparison, Quantity } from '@spellwright/dsl'
import { numberWord } from '../english/words.ts'
import { amountText, whereIs } from '../quantity.ts'
import type { Talk } from '../talk.ts'

/** "3 or less", "4 or greater", "greater than that spell's mana value". */
export function comparisonPhrase(comparison: Comparison, talk: Talk): string {
  if ('atMost' in comparison) return boundPhrase(comparison.atMost, 'or less', 'less than or equal to', talk)
  if ('atLeast' in comparison) return boundPhrase(comparison.atLeast, 'or greater', 'greater than or equal to', talk)
  if ('exactly' in comparison) return boundPhrase(comparison.exactly, '', 'equal to', talk)
  if ('moreThan' in comparison) return `greater than ${amountText(comparison.moreThan, talk)}`
  return `less than ${amountText(comparison.lessThan, talk)}`
}

function boundPhrase(value: Quantity, short: string, long: string, talk: Talk): string {
  const isPlain = typeof value === 'number' || value.kind === 'x'
  if (!isPlain && talk.wording.numbers === 'x') {
    const x = whereIs(value, talk)
    return short === '' ? x : `${x} ${short}`
  }
  const text = amountText(value, talk)
  if (isPlain) return short === '' ? text : `${text} ${short}`
  return `${long} ${text}`
}

/** How many things: "three or more", "no", "exactly two"; undefined for "at least one". */
export function countPhrase(comparison: Comparison, talk: Talk): string | undefined {
  const word = (value: Quantity) => (typeof value === 'number' ? numberWord(value) : amountText(value, talk))
  if ('atLeast' in comparison) return comparison.atLeast === 1 ? undefined : `${word(comparison.atLeast)} or more`
  if ('atMost' in comparison) return `${word(comparison.atMost)} or fewer`
  if ('exactly' in comparison) return comparison.exactly === 0 ? 'no' : `exactly ${word(comparison.exactly)}`
  if ('moreThan' in comparison) return comparison.moreThan === 0 ? undefined : `more than ${word(comparison.moreThan)}`
  return `fewer than ${word(comparison.lessThan)}`
}
