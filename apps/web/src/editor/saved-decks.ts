import { readStrings } from '../session/stored-shapes.ts'

/** The decks that the player has built, by their names. */
export type SavedDecks = Readonly<Record<string, string>>

const KEY = 'spellwright.deck-box'

/** A browser that stores nothing has no decks. */
export function loadSavedDecks(): SavedDecks {
  try {
    return readStrings(localStorage.getItem(KEY))
  } catch {
    return {}
  }
}

/** Stores the decks; false if the browser does not. */
export function saveSavedDecks(decks: SavedDecks): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks))
    return true
  } catch {
    return false
  }
}
