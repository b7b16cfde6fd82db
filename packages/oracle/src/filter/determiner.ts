import type { ChooseCount, Filter, Quantity } from '@spellwright/dsl'
import { countText } from '../quantity.ts'
import { fixedCountWords } from '../words/choose-counts.ts'
import { and, or, withArticle } from '../words/english.ts'
import { numberWord } from '../words/numbers.ts'
import { typesOf } from './head.ts'
import { nounPhrase, type PhraseOptions } from './noun-phrase.ts'

const other = (filter: Filter): string => (filter.other ? 'other ' : '')

/** "a creature", "another creature". */
export function aPhrase(filter: Filter, options: PhraseOptions): string {
  const phrase = nounPhrase(filter, { ...options, number: 'one' })
  return filter.other ? `another ${phrase}` : withArticle(phrase)
}

/** "each other creature", "each artifact and creature". */
export function eachPhrase(filter: Filter, options: PhraseOptions): string {
  const types = typesOf(filter)
  const phrase = nounPhrase(filter, { ...options, number: 'one' })
  const listed = types.length > 1 ? phrase.replace(or(types), and(types)) : phrase
  return `each ${other(filter)}${listed.replace(/\ban opponent controls\b/, 'your opponents control')}`
}

/** "other creatures". */
export const pluralPhrase = (filter: Filter, options: PhraseOptions): string =>
  `${other(filter)}${nounPhrase(filter, { ...options, number: 'many' })}`

/** "all other creatures". */
export const allPhrase = (filter: Filter, options: PhraseOptions): string => `all ${pluralPhrase(filter, options)}`

/** "two creatures", "a creature", "X cards". */
export function countedPhrase(filter: Filter, count: Quantity, options: PhraseOptions): string {
  if (count === 1) return aPhrase(filter, options)
  return `${countText(count, options.talk)} ${pluralPhrase(filter, options)}`
}

const sameCount = (a: Quantity, b: Quantity | 'any'): boolean => JSON.stringify(a) === JSON.stringify(b)

/** How many of "target creature", "card": the words before it and whether it is plural. */
export function chooseCountWords(
  { min, max }: ChooseCount,
  talk: PhraseOptions['talk'],
): { words: string; number: 'one' | 'many' } {
  const fixed = fixedCountWords({ min, max })
  if (fixed !== undefined) return { words: fixed, number: 'many' }
  if (max === 'any') return { words: `${countText(min, talk)} or more`, number: 'many' }
  if (sameCount(min, max))
    return max === 1 ? { words: '', number: 'one' } : { words: countText(max, talk), number: 'many' }
  if (min === 0) return { words: `up to ${countText(max, talk)}`, number: max === 1 ? 'one' : 'many' }
  if (typeof min === 'number' && typeof max === 'number' && max === min + 1) {
    return { words: `${numberWord(min)} or ${numberWord(max)}`, number: 'many' }
  }
  return { words: `between ${countText(min, talk)} and ${countText(max, talk)}`, number: 'many' }
}

/** "a card", "up to two cards", "any number of cards". */
export function chosenPhrase(filter: Filter, count: ChooseCount, options: PhraseOptions): string {
  const { words, number } = chooseCountWords(count, options.talk)
  if (words === '') return aPhrase(filter, options)
  return `${words} ${other(filter)}${nounPhrase(filter, { ...options, number })}`
}
