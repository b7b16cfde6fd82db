import { CARD_TYPES, type Filter } from '@spellwright/dsl'
import { THAT_NOUN, THOSE_NOUNS } from '../words/self-nouns.ts'

/** A target card is in some zone that must be said. */
export const isNowhere = (noun: string, { zone, is }: Filter): boolean =>
  zone === undefined && is !== 'token' && /\bcards?$/.test(noun.split(/ (?:with|that|named|in|from|you|an|your) /)[0]!)

export interface Moved {
  effect: { as?: string }
  name: string
}

export function named({ effect, name }: Moved): { the: string } {
  effect.as = name
  return { the: name }
}

export const becameFits = (name: string, noun: string): boolean =>
  // What somebody else chose to sacrifice is no "it".
  (name !== 'sacrificed' || !/^(?:it|them|they)$/.test(noun)) &&
  noun !== 'spell' &&
  (name !== 'token' || !noun.startsWith('card')) &&
  (name === 'token' || !noun.startsWith('token'))

/** Whether something described so can be called that: no land is "that creature". */
export function fits(noun: string, { zone, type }: Filter): boolean {
  if (noun === 'spell') return zone === 'stack'
  if (zone === 'stack') return !CARD_TYPES.some((word) => word === noun)
  return typeof type !== 'string' || type === noun || !CARD_TYPES.some((word) => word === noun)
}

/** What paid a cost. */
export const SACRIFICED = /^the (sacrificed|discarded|exiled) (?:creature|artifact|permanent|land|enchantment|card)$/
/** Two things of which at least the second is a target or the source. */
export const TWO_OBJECTS =
  /^(~|(?:up to \S+ )?(?:other )?target .+?|that [a-z]+|it|enchanted [a-z]+) and ((?:up to \S+ )?(?:other |another )?target .+|~|that [a-z]+)$/

/** Something spoken of before. */
export const SPOKEN_OF = new RegExp(`^(?:it|them|that (?:one|${THAT_NOUN})|those (?:${THOSE_NOUNS}))$`)

export const ITS_CONTROLLER = /^(?:its|that (?:creature|permanent|spell|land|artifact|enchantment|card)'s) controller$/
export const ATTACHED_CONTROLLER = /^enchanted (?:player|(?:creature|land|permanent)'s controller)$/
/** "each creature and each planeswalker" */
export const EACH_OF_TWO = /(?<=^each )([a-z]+) and each ([a-z]+)$/
