import type { PrintedFacts } from '@spellwright/dsl'

/** A deck list as plain data: what a person wrote, not yet cards. */
export interface DeckEntry {
  name: string
  count: number
  /** For a card without a definition: says whether it is a land, a creature, an instant … in kitchen-table mode. */
  typeLine?: string
  /** For a card without a definition: what is printed on it, where it is known. */
  printed?: PrintedFacts
}

/** Something in the text that was read but plays no part: a tag, a category, a commander mark. */
export interface DeckNote {
  line: number
  message: string
}

/**
 * - `unreadable`: the line is no card line; it is not part of the deck.
 * - `unknownName`: no card has this name; the card is part of the deck and plays in kitchen-table mode.
 */
export interface DeckError {
  kind: 'unreadable' | 'unknownName'
  line: number
  text: string
  message: string
  nearest: readonly string[]
}

/** A deck as it was read or built: its cards, and what could not be read. */
export interface DeckList {
  name?: string
  main: readonly DeckEntry[]
  sideboard: readonly DeckEntry[]
  notes: readonly DeckNote[]
  errors: readonly DeckError[]
}

/** How many cards these entries are. */
export const deckSize = (entries: readonly DeckEntry[]): number =>
  entries.reduce((total, entry) => total + entry.count, 0)

/** Adds to the entry of the same card, so a name stands once in each part of a deck. */
export function addEntry(entries: DeckEntry[], name: string, count: number, typeLine?: string): void {
  const known = entries.find((entry) => entry.name === name && entry.typeLine === typeLine)
  if (known) known.count += count
  else entries.push(typeLine === undefined ? { name, count } : { name, count, typeLine })
}
