import type { DeckEntry, DeckList } from './deck-list.ts'
import { formatDeckList } from './format-deck-list.ts'

/** A format that deck lists are written in. */
export interface DeckFormat {
  readonly id: 'arena' | 'text' | 'dek' | 'forge' | 'xmage' | 'cockatrice'
  /** The program whose format it is. */
  readonly title: string
  /** How the names of such files end. */
  readonly ending: string
}

/** The formats that deck lists are written in; all of them are read, too. */
export const DECK_FORMATS: readonly DeckFormat[] = [
  { id: 'arena', title: 'Arena', ending: 'txt' },
  { id: 'text', title: 'MTGO text', ending: 'txt' },
  { id: 'dek', title: 'MTGO .dek', ending: 'dek' },
  { id: 'forge', title: 'Forge', ending: 'dck' },
  { id: 'xmage', title: 'XMage', ending: 'dck' },
  { id: 'cockatrice', title: 'Cockatrice', ending: 'cod' },
]

const lines = (entries: readonly DeckEntry[], before = ''): string[] =>
  entries.map(({ count, name }) => `${before}${count} ${name}`)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const nameOf = ({ name }: DeckList): string => (name ?? 'Deck').replace(/\s+/g, ' ')

function zone(name: string, entries: readonly DeckEntry[]): string[] {
  if (entries.length === 0) return []
  const cards = entries.map(({ count, name: card }) => `  <card number="${count}" name="${escaped(card)}"/>`)
  return [` <zone name="${name}">`, ...cards, ' </zone>']
}

const dekCards = (entries: readonly DeckEntry[], isSideboard: boolean): string[] =>
  entries.map(
    ({ count, name }) =>
      `  <Cards CatID="0" Quantity="${count}" Sideboard="${isSideboard}" Name="${escaped(name)}" Annotation="0"/>`,
  )

const WRITERS: { readonly [F in DeckFormat['id']]: (deck: DeckList) => readonly string[] } = {
  arena: (deck) => [formatDeckList(deck).trimEnd()],
  text: ({ main, sideboard }) => [
    ...lines(main),
    ...(sideboard.length === 0 ? [] : ['', 'Sideboard', ...lines(sideboard)]),
  ],
  dek: ({ main, sideboard }) => [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<Deck>',
    '  <NetDeckID>0</NetDeckID>',
    '  <PreconstructedDeckID>0</PreconstructedDeckID>',
    ...dekCards(main, false),
    ...dekCards(sideboard, true),
    '</Deck>',
  ],
  forge: (deck) => [
    '[metadata]',
    `Name=${nameOf(deck)}`,
    '[Main]',
    ...lines(deck.main),
    ...(deck.sideboard.length === 0 ? [] : ['[Sideboard]', ...lines(deck.sideboard)]),
  ],
  xmage: (deck) => [`NAME:${nameOf(deck)}`, ...lines(deck.main), ...lines(deck.sideboard, 'SB: ')],
  cockatrice: (deck) => [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<cockatrice_deck version="1">',
    ` <deckname>${escaped(nameOf(deck))}</deckname>`,
    ...zone('main', deck.main),
    ...zone('side', deck.sideboard),
    '</cockatrice_deck>',
  ],
}

/** Writes a deck list in a format. Card numbers and sets of a program are not known here; names are enough to read it. */
export const writeDeckList = (deck: DeckList, format: DeckFormat['id']): string =>
  `${WRITERS[format](deck).join('\n')}\n`
