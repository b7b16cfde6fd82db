import type { DeckEntry, EditedDeck } from './messages.ts'

/** The two parts of a deck. */
export type Part = 'main' | 'sideboard'

/** Adds copies of a card to a part, or takes some away; a card without copies leaves the list. */
export function withCopies(deck: EditedDeck, part: Part, name: string, change: number): EditedDeck {
  const entries = deck[part]
  const known = entries.find((entry) => entry.name === name)
  const count = Math.max(0, Math.min(MOST_COPIES, (known?.count ?? 0) + change))
  const others = (): DeckEntry[] =>
    entries.flatMap((entry) => (entry.name !== name ? [entry] : count === 0 ? [] : [{ ...entry, count }]))
  return { ...deck, [part]: known || count === 0 ? others() : [...entries, { name, count }] }
}

const MOST_COPIES = 250

/** Moves one copy of a card to the other part. */
export function moved(deck: EditedDeck, from: Part, name: string): EditedDeck {
  if (!deck[from].some((entry) => entry.name === name)) return deck
  const to: Part = from === 'main' ? 'sideboard' : 'main'
  return withCopies(withCopies(deck, from, name, -1), to, name, 1)
}

export const EMPTY_DECK: EditedDeck = { title: 'New deck', main: [], sideboard: [] }
