import { CardDefinitions, type DeckEntry } from '@spellwright/cards'
import { cardsHash } from '@spellwright/engine'

/** A hash of the definitions of the cards in these decks; a game may play differently if they change. */
export const cardHash = (decks: readonly (readonly DeckEntry[])[]): string =>
  cardsHash(
    CardDefinitions,
    decks.flat().map(({ name }) => name),
  )
