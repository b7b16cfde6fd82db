import type { DeckEntry, DeckFinding, DeckFormat, DeckListError, LegalityFormat } from 'spellwright/play'

export type { DeckEntry, DeckFormat, LegalityFormat }

// The messages between the page and the worker of the deck editor, which alone has the index of all cards.

/** What to look for; an empty field does not restrict. */
export interface CardQuery {
  /** Words in name, type line or text; `t:goblin`, `o:haste`, `c:rg` and `mv<=3` ask for one of them. */
  readonly words: string
  /** A card type, or the empty text for all. */
  readonly type: string
  /** Cards with at least these colours; `C` for none at all. */
  readonly colors: string
  /** A mana value, `7+`, or the empty text. */
  readonly manaValue: string
  readonly support: 'all' | 'supported' | 'unsupported'
}

/** A card in the list of what was found. Of a card without rules only its name is known. */
export interface CardRow {
  readonly name: string
  readonly isSupported: boolean
  readonly cost: string
  readonly typeLine: string
  readonly stats: string
  readonly text: string
}

export interface SearchResult {
  readonly total: number
  readonly cards: readonly CardRow[]
  /** How much of the card texts has been read so far, from 0 to 1. */
  readonly indexed: number
}

/** A deck in the editor. */
export interface EditedDeck {
  readonly title: string
  readonly main: readonly DeckEntry[]
  readonly sideboard: readonly DeckEntry[]
}

/** A card of the deck with what the list shows of it. */
export interface DeckRow extends DeckEntry {
  readonly card: CardRow
  readonly group: DeckGroup
}

export const DECK_GROUPS = ['Creatures', 'Spells', 'Other permanents', 'Lands', 'Without rules'] as const
export type DeckGroup = (typeof DECK_GROUPS)[number]

/** What the editor says about a deck. */
export interface DeckAnalysis {
  readonly main: readonly DeckRow[]
  readonly sideboard: readonly DeckRow[]
  readonly size: number
  readonly sideboardSize: number
  readonly lands: number
  /** Cards by mana value, lands left out; the last counts 7 and more. */
  readonly curve: readonly number[]
  readonly meanManaValue: number | null
  /** Mana symbols of each colour in the costs. */
  readonly colors: Readonly<Record<string, number>>
  /** Lands whose abilities add mana of each colour. */
  readonly sources: Readonly<Record<string, number>>
  /** The chance of each number of lands in seven cards. */
  readonly landOdds: readonly number[]
  readonly findings: readonly DeckFinding[]
  readonly unsupported: readonly string[]
  /** The list as text. */
  readonly text: string
}

/** A list that was read. */
export interface ReadList {
  readonly deck: EditedDeck
  readonly errors: readonly DeckListError[]
}

export interface EditorRequests {
  hello: {
    readonly ask: null
    readonly reply: { readonly formats: readonly DeckFormat[]; readonly legalIn: readonly LegalityFormat[] }
  }
  search: { readonly ask: CardQuery; readonly reply: SearchResult }
  read: { readonly ask: string; readonly reply: ReadList }
  /** With a format, the cards that it does not allow are among the findings. */
  analyse: {
    readonly ask: { readonly deck: EditedDeck; readonly format: LegalityFormat | null }
    readonly reply: DeckAnalysis
  }
  write: { readonly ask: { readonly deck: EditedDeck; readonly format: DeckFormat['id'] }; readonly reply: string }
  /** The cards of the main deck in the order of a library that was shuffled with that seed. */
  shuffle: {
    readonly ask: { readonly main: readonly DeckEntry[]; readonly seed: string }
    readonly reply: readonly CardRow[]
  }
}
export type EditorRequestKind = keyof EditorRequests

export type ToEditor = {
  [K in EditorRequestKind]: { readonly id: number; readonly kind: K; readonly ask: EditorRequests[K]['ask'] }
}[EditorRequestKind]

export type FromEditor =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  /** More card texts have been read. */
  | { readonly kind: 'indexed'; readonly indexed: number }

export const EDITOR_WORKER = 'spellwright editor'
