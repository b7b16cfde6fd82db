import { CardDefinitions, checkDeck, deckSize, parseDeckList } from 'spellwright/play'

/** Fewer cards than this are no deck (CR 100.2a). */
const SMALLEST_DECK = 40

/** Why a list cannot be played in a room, or null. */
export function deckRefusal(text: string, kitchenTable: boolean): string | null {
  const deck = parseDeckList(text)
  const [error] = deck.errors
  if (error) return `Line ${error.line}: ${error.message}`
  const size = deckSize(deck.main)
  if (size < SMALLEST_DECK) return `The main deck has ${size} cards; it needs at least ${SMALLEST_DECK}.`
  const { unsupported } = checkDeck(deck, { registry: CardDefinitions })
  if (unsupported.length > 0 && !kitchenTable)
    return `These cards have no rules yet: ${unsupported.slice(0, 5).join(', ')}${unsupported.length > 5 ? ' …' : ''}.`
  return null
}
