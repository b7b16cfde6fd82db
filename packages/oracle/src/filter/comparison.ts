import type { Comparison, Quantity } from '@spellwright/dsl'
import { amountText, whereIs } from '../quantity.ts'
import type { Talk } from '../talk.ts'
import { COUNT_BOUND, COUNT_RELATION, RELATION, type Relation, VALUE_BOUND } from '../words/comparisons.ts'
import { numberWord } from '../words/numbers.ts'

/** "3 or less", "4 or greater", "greater than that spell's mana value". */
export function comparisonPhrase(comparison: Comparison, talk: Talk): string {
  if ('atMost' in comparison) return boundPhrase(comparison.atMost, 'atMost', talk)
  if ('atLeast' in comparison) return boundPhrase(comparison.atLeast, 'atLeast', talk)
  if ('exactly' in comparison) return boundPhrase(comparison.exactly, 'exactly', talk)
  if ('moreThan' in comparison) return `${RELATION.say('moreThan')} ${amountText(comparison.moreThan, talk)}`
  return `${RELATION.say('lessThan')} ${amountText(comparison.lessThan, talk)}`
}

function boundPhrase(value: Quantity, relation: Relation, talk: Talk): string {
  const isPlain = typeof value === 'number' || value.kind === 'x'
  const word = VALUE_BOUND.find(relation)
  const behind = word === undefined ? '' : ` or ${word}`
  if (!isPlain && talk.wording.numbers === 'x') return whereIs(value, talk) + behind
  const text = amountText(value, talk)
  return isPlain ? text + behind : `${RELATION.say(relation)} ${text}`
}

/** How many things: "three or more", "no", "exactly two"; undefined for "at least one". */
export function countPhrase(comparison: Comparison, talk: Talk): string | undefined {
  const word = (value: Quantity) => (typeof value === 'number' ? numberWord(value) : amountText(value, talk))
  if ('atLeast' in comparison)
    return comparison.atLeast === 1 ? undefined : `${word(comparison.atLeast)} or ${COUNT_BOUND.say('atLeast')}`
  if ('atMost' in comparison) return `${word(comparison.atMost)} or ${COUNT_BOUND.say('atMost')}`
  if ('exactly' in comparison)
    return comparison.exactly === 0 ? 'no' : `${COUNT_RELATION.say('exactly')} ${word(comparison.exactly)}`
  if ('moreThan' in comparison)
    return comparison.moreThan === 0 ? undefined : `${COUNT_RELATION.say('moreThan')} ${word(comparison.moreThan)}`
  return `${COUNT_RELATION.say('lessThan')} ${word(comparison.lessThan)}`
}
