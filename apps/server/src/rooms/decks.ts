import { CardDefinitions, type DeckList, deckSize, parseDeckList, withFacts } from 'spellwright/play'

/** Fewer cards than this are no deck (CR 100.2a). */
const SMALLEST_DECK = 40

/** Why a list cannot be played in a room, or null. Cards without rules can: they are played by hand. */
export function deckRefusal(text: string): string | null {
  const deck = parseDeckList(text)
  const [error] = deck.errors
  if (error) return `Line ${error.line}: ${error.message}`
  const size = deckSize(deck.main)
  return size < SMALLEST_DECK ? `The main deck has ${size} cards; it needs at least ${SMALLEST_DECK}.` : null
}

/** The deck in a list, with what is printed on its cards without rules. */
export function readDeck(text: string): DeckList {
  const deck = parseDeckList(text)
  const [main, sideboard] = [deck.main, deck.sideboard].map((cards) => withFacts(cards, CardDefinitions))
  return { ...deck, main: main ?? [], sideboard: sideboard ?? [] }
}
