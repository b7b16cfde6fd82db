import type { CardDefinition } from '@spellwright/dsl'
import type { CardSource } from './definitions.ts'
import { hashText } from './hash.ts'
import { memoized } from './memoized.ts'

/** Sorts keys, so that equal data gives the same text whatever the order in the card file. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

const definitionText = memoized((definition: CardDefinition): string => JSON.stringify(definition, sortKeys))

/** A hash of the definitions of these cards; a game may play differently if they change. */
export function cardsHash(cards: CardSource, cardNames: Iterable<string>): string {
  const texts = [...new Set(cardNames)].sort().map((name) => {
    const definition = cards.tryGet(name)
    return definition === undefined ? JSON.stringify(name) : definitionText(definition)
  })
  return hashText(`[${texts.join(',')}]`)
}
