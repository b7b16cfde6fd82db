import type { BuiltInDeck } from 'spellwright/play'

/** Built-in decks that are shown together. */
export interface DeckGroup {
  readonly title: string
  readonly decks: readonly BuiltInDeck[]
}

export const CLASSIC = 'Classic'

/** The group that a deck is shown in: the classic lists have one of their own, the others their format. */
export const groupOf = ({ year, format }: BuiltInDeck): string => (year === null ? CLASSIC : format)

/** The groups in the order in which their first decks come. */
export function deckGroups(decks: readonly BuiltInDeck[]): readonly DeckGroup[] {
  const titles = [...new Set(decks.map(groupOf))]
  return titles.map((title) => ({ title, decks: decks.filter((deck) => groupOf(deck) === title) }))
}
