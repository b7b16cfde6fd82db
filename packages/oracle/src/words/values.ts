import { plural } from './english.ts'
import { wordTable, wordTableOf } from './word-table.ts'

/** The numbers every card or permanent of a kind has. */
export const VALUE = wordTableOf({ power: 'power', toughness: 'toughness', manaValue: 'mana value' })

/** The same of several objects: "different powers among …". */
export const VALUES = wordTable(VALUE.entries.map(([value, word]) => [value, plural(word)] as const))
