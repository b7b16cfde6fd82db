import { createStore } from 'zustand/vanilla'
import { unpackDeck } from './deck-address.ts'
import { EMPTY_DECK, moved, type Part, withCopies } from './edit.ts'
import { type EditorLink, openEditor } from './editor-link.ts'
import type { CardQuery, DeckAnalysis, DeckFormat, EditedDeck, LegalityFormat, SearchResult } from './messages.ts'
import { loadSavedDecks, type SavedDecks, saveSavedDecks } from './saved-decks.ts'

export interface EditorState {
  readonly deck: EditedDeck
  readonly analysis: DeckAnalysis | null
  readonly query: CardQuery
  readonly found: SearchResult | null
  /** How much of the card texts has been read, from 0 to 1. */
  readonly indexed: number
  readonly saved: SavedDecks
  readonly formats: readonly DeckFormat[]
  /** The formats whose legal cards are known. */
  readonly legalIn: readonly LegalityFormat[]
  /** The format that the deck is for; null if the player has not said. */
  readonly format: LegalityFormat | null
  /** What the player should know, in a sentence; null if nothing. */
  readonly notice: string | null
}

const ANY_CARD: CardQuery = { words: '', type: '', colors: '', manaValue: '', support: 'all' }

/** The deck that is being edited. It stays while the player is elsewhere on the page. */
export const editorStore = createStore<EditorState>(() => ({
  deck: EMPTY_DECK,
  analysis: null,
  query: ANY_CARD,
  found: null,
  indexed: 0,
  saved: loadSavedDecks(),
  formats: [],
  legalIn: [],
  format: null,
  notice: null,
}))

const { getState: get, setState: set } = editorStore

let link: EditorLink | null = null

/** The worker of the editor, which is started when it is needed first. */
export function editorLink(): EditorLink {
  if (link !== null) return link
  link = openEditor((indexed) => {
    set({ indexed })
    // What was found by name only may be found by its text now.
    if (indexed === 1) search(get().query)
  })
  link
    .ask('hello', null)
    .then(({ formats, legalIn }) => set({ formats, legalIn }))
    .catch(tell)
  return link
}

export function tell(thing: unknown): void {
  set({ notice: thing instanceof Error ? thing.message : String(thing) })
}

let searches = 0

/** Looks for cards; an answer that comes after the next question is dropped. */
export function search(query: CardQuery): void {
  const mine = ++searches
  set({ query })
  editorLink()
    .ask('search', query)
    .then((found) => {
      if (mine === searches) set({ found, indexed: found.indexed })
    })
    .catch(tell)
}

let analyses = 0

/** Shows another deck. It is kept under its name once it has cards. */
export function edit(deck: EditedDeck): void {
  const mine = ++analyses
  set({ deck, notice: null })
  editorLink()
    .ask('analyse', { deck, format: get().format })
    .then((analysis) => {
      if (mine === analyses) set({ analysis })
    })
    .catch(tell)
}

/** Checks the deck for another format. */
export function chooseFormat(format: LegalityFormat | null): void {
  set({ format })
  edit(get().deck)
}

export const addCard = (name: string, part: Part, change = 1): void => edit(withCopies(get().deck, part, name, change))
export const moveCard = (name: string, from: Part): void => edit(moved(get().deck, from, name))

/** Keeps the deck in the browser under its name. */
export function keepDeck(): void {
  const { deck, analysis, saved } = get()
  if (!analysis || analysis.size + analysis.sideboardSize === 0) {
    tell('The deck has no cards yet.')
    return
  }
  const next = { ...saved, [deck.title]: analysis.text }
  const isKept = saveSavedDecks(next)
  set({
    saved: isKept ? next : saved,
    notice: isKept
      ? `“${deck.title}” is kept in this browser.`
      : 'This browser keeps nothing. Save the deck as a file.',
  })
}

export function forgetDeck(title: string): void {
  const { [title]: _, ...rest } = get().saved
  if (saveSavedDecks(rest)) set({ saved: rest })
}

/** Reads a list in any format, and shows it. Lines that cannot be read are named; nothing else is lost. */
export async function openList(text: string, title?: string): Promise<void> {
  const { deck, errors } = await editorLink().ask('read', text)
  if (deck.main.length + deck.sideboard.length === 0) throw new Error('There is no card in this list.')
  edit({ ...deck, title: title ?? (deck.title || 'Imported deck') })
  const [first] = errors
  if (first)
    tell(
      `Line ${first.line} (“${first.text.trim()}”): ${first.message}${errors.length > 1 ? ` And ${errors.length - 1} more.` : ''}`,
    )
}

/** Opens the deck of an address. */
export const openPacked = (letters: string): Promise<void> => unpackDeck(letters).then((text) => openList(text))
