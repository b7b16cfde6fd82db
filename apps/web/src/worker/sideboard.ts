import { type DeckEntry, formatDeckList } from 'spellwright/play'

/** The names of all cards, one for each copy. */
export const cardNames = (entries: readonly DeckEntry[]): string[] =>
  entries.flatMap(({ name, count }) => Array.from({ length: count }, () => name))

const withCounts = (names: readonly string[]): DeckEntry[] => {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].map(([name, count]) => ({ name, count }))
}

export const deckText = (main: readonly string[], sideboard: readonly string[]): string =>
  formatDeckList({ main: withCounts(main), sideboard: withCounts(sideboard), notes: [], errors: [] })
