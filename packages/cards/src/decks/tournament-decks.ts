import type { Color } from '@spellwright/dsl'
import { cardData } from '../data/card-data.ts'
import type { BuiltInDeck, BuiltInFormat } from './built-in-decks.ts'
import { formatDeckList } from './format-deck-list.ts'

/** A line of `data/tournament-decks.jsonl`. */
interface DeckLine {
  id: string
  format: BuiltInFormat
  year: number
  name: string
  /** Letters such as `WU`; `C` for a deck without colors. */
  colors: string
  description: string
  main: Readonly<Record<string, number>>
  sideboard: Readonly<Record<string, number>>
}

const COLORS: readonly Color[] = ['W', 'U', 'B', 'R', 'G']

const entriesOf = (counts: DeckLine['main']) => Object.entries(counts).map(([name, count]) => ({ count, name }))

function deckOf(line: string): BuiltInDeck {
  const { id, format, year, name, colors, description, main, sideboard } = JSON.parse(line) as DeckLine
  const title = `${format} ${name}`
  const text = formatDeckList({
    name: title,
    main: entriesOf(main),
    sideboard: entriesOf(sideboard),
    errors: [],
    notes: [],
  })
  return { id, format, year, title, colors: COLORS.filter((color) => colors.includes(color)), description, text }
}

let decks: readonly BuiltInDeck[] | null = null

/**
 * The most played decks of recent tournaments, ten for each format: in each, the lists were grouped by the cards they
 * share, and a typical list of each of the largest groups was taken.
 */
export function tournamentDecks(): readonly BuiltInDeck[] {
  decks ??= cardData.read('tournament-decks.jsonl').trimEnd().split('\n').map(deckOf)
  return decks
}
