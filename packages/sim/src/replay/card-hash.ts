import { CardDefinitions, type DeckEntry } from '@spellwright/cards'
import { hashText } from '@spellwright/engine'

/** Sorts keys, so that equal data gives the same text whatever the order in the card file. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A hash of the definitions of these cards; a game may play differently if they change. */
export function cardHash(decks: readonly (readonly DeckEntry[])[]): string {
  const names = [...new Set(decks.flat().map(({ name }) => name))].sort()
  return hashText(
    JSON.stringify(
      names.map((name) => CardDefinitions.tryGet(name) ?? name),
      sortKeys,
    ),
  )
}
