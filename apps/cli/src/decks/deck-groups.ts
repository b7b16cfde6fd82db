import { BUILT_IN_DECKS, BUILT_IN_FORMATS, type BuiltInDeck, builtInDecks, tournamentDecks } from 'spellwright/decks'

/** Built-in decks under one name: `classic`, or a format whose most played decks they are. */
export interface DeckGroup {
  readonly name: string
  readonly title: string
  readonly decks: readonly BuiltInDeck[]
}

export const deckGroups = (): readonly DeckGroup[] => [
  { name: 'classic', title: 'Classic decks', decks: BUILT_IN_DECKS },
  ...BUILT_IN_FORMATS.map((format) => ({
    name: format.toLowerCase(),
    title: `${format}: the most played decks of recent tournaments`,
    decks: tournamentDecks().filter((deck) => deck.format === format),
  })),
]

function decksCalled(name: string): readonly BuiltInDeck[] | null {
  if (name === 'all') return builtInDecks()
  return deckGroups().find((group) => group.name === name.toLowerCase())?.decks ?? null
}

/** Replaces `all`, `classic` and the name of a format with the built-in decks they stand for, each named once. */
export const expandDeckGroups = (names: readonly string[]): string[] => [
  ...new Set(names.flatMap((name) => decksCalled(name)?.map(({ id }) => id) ?? [name])),
]
