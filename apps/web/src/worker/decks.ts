import { type DeckReport, deckReport } from '@spellwright/table'
import { readDeck } from './deck-cards.ts'

/** Checks a pasted list: sizes, errors with their lines, and unsupported cards. */
export const checkDeckText = (text: string): DeckReport => deckReport(readDeck(text))
