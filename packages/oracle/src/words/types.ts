import {
  BASIC_LAND_TYPES,
  CARD_TYPES,
  type CardType,
  CREATURE_TYPES,
  LAND_TYPES,
  PLANESWALKER_TYPES,
} from '@spellwright/dsl'
import { capitalise, plural } from './english.ts'
import { wordTable } from './word-table.ts'

/** The plural is read as well. */
export const CARD_TYPE = wordTable<CardType>(
  CARD_TYPES.map((type) => [type, type] as const),
  Object.fromEntries(CARD_TYPES.map((type) => [plural(type), type])),
)

/** Subtypes of artifacts, enchantments, instants and sorceries that card texts speak of. */
export const OTHER_SUBTYPES: readonly string[] = [
  'Aura',
  'Equipment',
  'Vehicle',
  'Curse',
  'Saga',
  'Shrine',
  'Treasure',
  'Clue',
  'Food',
  'Blood',
  'Map',
  'Fortification',
  'Cartouche',
  'Background',
  'Trap',
  'Arcane',
  'Lesson',
  'Adventure',
]

const SUBTYPES = [...CREATURE_TYPES, ...LAND_TYPES, ...PLANESWALKER_TYPES, ...OTHER_SUBTYPES]

const subtypes = new Map<string, string>()
for (const subtype of SUBTYPES) {
  subtypes.set(plural(subtype).toLowerCase(), subtype)
  subtypes.set(subtype.toLowerCase(), subtype)
}

/** The subtype of a word in the singular or the plural, with or without its capital: "Goblins", "island". */
export const subtypeOf = (word: string): string | undefined => subtypes.get(word.toLowerCase())

/** The subtype of a word with a capital, in the singular or the plural. */
export const capitalSubtype = (word: string): string | undefined => (/^[A-Z]/.test(word) ? subtypeOf(word) : undefined)

/** The subtype of a word in the singular. */
export function singularSubtype(word: string): string | undefined {
  const found = subtypeOf(word)
  return found === capitalise(word) || found === word ? found : undefined
}

export const isBasicLandType = (word: string): boolean => (BASIC_LAND_TYPES as readonly string[]).includes(word)

const noncreature = new Set([...BASIC_LAND_TYPES, ...OTHER_SUBTYPES])

/** Whether a permanent of that subtype is not known to be a creature or planeswalker by it. */
export const isNoncreatureSubtype = (subtype: string): boolean => noncreature.has(subtype)
