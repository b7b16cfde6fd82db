import { type ChooseCount, type Filter, type Quantity, sameData } from '@spellwright/dsl'
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

/** "target creature and all other creatures with the same name as that creature": one object and those like it. */
function withOthers(filter: Filter, options: PhraseOptions): string | undefined {
  const { any = [], ...rest } = filter
  const [one, like] = any
  if (one?.among === undefined || like === undefined || any.length > 2 || Object.keys(one).length > 1) return undefined
  const isSameName = typeof like.name === 'object' && 'sameAs' in like.name
  if (!isSameName && like.shares === undefined) return undefined
  const first = options.talk.object(one.among, 'full', options.preposition)
  return `${first} and all other ${nounPhrase({ ...rest, ...like }, { ...options, number: 'many' })}`
}

/** "each other creature", "each artifact and creature". */
export function eachPhrase(filter: Filter, options: PhraseOptions): string {
  const others = withOthers(filter, options)
  if (others !== undefined) return others
  const types = typesOf(filter)
  const phrase = nounPhrase(filter, { ...options, number: 'one' })
  const isPlain = Object.keys(filter).length === 1
  const joint = isPlain && types.includes('planeswalker') ? types.join(' and each ') : and(types)
  const listed = types.length > 1 ? phrase.replace(or(types), joint) : phrase
  return `each ${other(filter)}${listed.replace(/\ban opponent controls\b/, 'your opponents control')}`
}

/** "other creatures". */
export const pluralPhrase = (filter: Filter, options: PhraseOptions): string =>
  withOthers(filter, options) ?? `${other(filter)}${nounPhrase(filter, { ...options, number: 'many' })}`

/** "all other creatures". */
export const allPhrase = (filter: Filter, options: PhraseOptions): string =>
  withOthers(filter, options) ?? `all ${pluralPhrase(filter, options)}`

/** "two creatures", "a creature", "X cards". */
export function countedPhrase(filter: Filter, count: Quantity, options: PhraseOptions): string {
  if (count === 1) return aPhrase(filter, options)
  return `${countText(count, options.talk)} ${pluralPhrase(filter, options)}`
}

const sameCount = (a: Quantity, b: Quantity | 'any'): boolean => sameData(a, b)

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
