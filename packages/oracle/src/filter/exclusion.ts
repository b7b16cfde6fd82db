import type { Filter } from '@spellwright/dsl'
import { colorWord } from '../words/colors.ts'
import { many, withArticle } from '../words/english.ts'
import { isOfChosenType } from './head.ts'
import { nounPhrase } from './noun-phrase.ts'
import { after, before, type FilterTalk, type Part, RANK } from './part.ts'

/** "nonblack", "non-Aura": what an object must not be, as adjectives, where each has one. */
function nonWords(excluded: Filter): string[] | undefined {
  const { type, color, subtype, supertype, is, any, ...others } = excluded
  if (Object.keys(others).length > 0) return undefined
  if (any) {
    const options = any.map(nonWords)
    return options.every((option) => option !== undefined) ? options.flat() : undefined
  }
  // "Not (red and a creature)" is no list of adjectives; "not (red or a creature)" is.
  const fields = [type, color, subtype, supertype, is].filter((field) => field !== undefined)
  if (fields.length !== 1) return undefined
  if (typeof fields[0] === 'object' && 'chosen' in fields[0]) return undefined
  if (subtype !== undefined) return many(subtype as string).map((word) => `non-${word}`)
  if (color !== undefined) return many(color as 'W').map((word) => `non${colorWord(word)}`)
  return many((type ?? supertype ?? is) as string).map((word) => `non${word}`)
}

export function exclusionParts(excluded: Filter, filter: Filter, say: FilterTalk): Part[] {
  const words = nonWords(excluded)
  if (words) return words.map((word) => before(RANK.before.non, word))
  if (excluded.keyword !== undefined && Object.keys(excluded).length === 1) {
    return [after(RANK.after.with, `without ${excluded.keyword}`)]
  }
  if (excluded.controller === 'you' && Object.keys(excluded).length === 1)
    return [after(RANK.after.except, "you don't control")]
  // Neither of these is: none of them is.
  if (excluded.any !== undefined && Object.keys(excluded).length === 1)
    return excluded.any.flatMap((option) => exclusionParts(option, filter, say))
  if (isOfChosenType(excluded) && Object.keys(excluded).length === 1) {
    return [after(RANK.after.except, `that ${say.number === 'one' ? "isn't" : "aren't"} of the chosen type`)]
  }
  if (excluded.among !== undefined && Object.keys(excluded).length === 1) {
    return [after(RANK.after.except, `other than ${say.talk.object(excluded.among, 'object')}`)]
  }
  const phrase = nounPhrase(excluded, { ...say, number: 'one' })
  return [after(RANK.after.except, `other than ${withArticle(phrase)}`)]
}
