import type { CardType } from '@spellwright/dsl'
import { plural } from './english.ts'
import { alternatives } from './word-table.ts'

/** Subtypes by which a permanent that is no creature speaks of itself: "this Aura". */
export const SELF_SUBTYPES: readonly string[] = [
  'Aura',
  'Equipment',
  'Vehicle',
  'Saga',
  'Class',
  'Room',
  'Fortification',
  'Siege',
  'Case',
  'Spacecraft',
]

/** Card types by which a permanent speaks of itself; the first of those it has is said. */
export const SELF_TYPES: readonly CardType[] = ['creature', 'planeswalker', 'battle', 'land', 'artifact', 'enchantment']

/** What may follow "this" where a card speaks of itself. */
export const SELF_NOUNS: readonly string[] = [
  ...SELF_TYPES,
  'permanent',
  'card',
  'spell',
  'token',
  'emblem',
  ...SELF_SUBTYPES,
]

const said = SELF_NOUNS.filter((noun) => noun !== 'emblem')

/** How something is spoken of again: "that creature", "those lands". */
export const THAT_NOUN = alternatives(said)
export const THOSE_NOUNS = alternatives(said.map(plural))
