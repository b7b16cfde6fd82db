import { CardDefinitions, type DeckEntry } from '@spellwright/cards'
import { hashText } from '@spellwright/engine'

/** Keys in order, so that equal data gives equal text however a card file writes it. */
const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** A hash of the data of these cards: other data may play another game. */
export function cardHash(decks: readonly (readonly DeckEntry[])[]): string {
  const names = [...new Set(decks.flat().map(({ name }) => name))].sort()
  return hashText(
    JSON.stringify(
      names.map((name) => CardDefinitions.tryGet(name) ?? name),
      sortKeys,
    ),
  )
}
