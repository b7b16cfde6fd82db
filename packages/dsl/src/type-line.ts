import { CREATURE_TYPES } from './creature-types.ts'
import { CARD_TYPES, type CardType, SUPERTYPES, type Supertype } from './vocabulary.ts'

/** A type line in its parts (CR 205). */
export interface ParsedTypeLine {
  supertypes: readonly Supertype[]
  types: readonly CardType[]
  subtypes: readonly string[]
}

const isSupertype = (word: string): word is Supertype => (SUPERTYPES as readonly string[]).includes(word)
const isCardType = (word: string): word is CardType => (CARD_TYPES as readonly string[]).includes(word)

/** A type line with a word that cannot stand there. */
export class TypeLineError extends Error {
  override name = 'TypeLineError'
}

/** A word, or one of the subtypes that are two (CR 205.3m): Time Lord. */
const SUBTYPE = new RegExp(`${CREATURE_TYPES.filter((type) => type.includes(' ')).join('|')}|\\S+`, 'g')

/** `Legendary Creature — Human Wizard` → supertypes, types, subtypes (CR 205). */
export function parseTypeLine(line: string): ParsedTypeLine {
  const [left = '', right = ''] = line.split(/\s+[—–-]\s+/, 2)
  const supertypes: Supertype[] = []
  const types: CardType[] = []
  for (const word of left.split(/\s+/).filter(Boolean)) {
    const lower = word.toLowerCase()
    if (isSupertype(lower)) supertypes.push(lower)
    else if (isCardType(lower)) types.push(lower)
    else throw new TypeLineError(`"${word}" in the type line "${line}" is neither a supertype nor a card type`)
  }
  return { supertypes, types, subtypes: right.match(SUBTYPE) ?? [] }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The type line as it is printed. */
export function formatTypeLine(parsed: ParsedTypeLine): string {
  const left = [...parsed.supertypes, ...parsed.types].map(capital).join(' ')
  return parsed.subtypes.length === 0 ? left : `${left} — ${parsed.subtypes.join(' ')}`
}
