import type { DeckEntry, DeckList } from './deck-list.ts'

const linesOf = (entries: readonly DeckEntry[]): string[] => entries.map(({ count, name }) => `${count} ${name}`)

/** A list every program reads: Arena's sections without set codes, the title as a comment. */
export function formatDeckList(deck: DeckList): string {
  const title = deck.name === undefined ? [] : [`// ${deck.name}`]
  const sideboard = deck.sideboard.length === 0 ? [] : ['', 'Sideboard', ...linesOf(deck.sideboard)]
  return `${[...title, 'Deck', ...linesOf(deck.main), ...sideboard].join('\n')}\n`
}
