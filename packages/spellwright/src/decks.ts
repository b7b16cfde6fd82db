/**
 * Deck lists: the built-in ones, reading them from text, checking them and writing them.
 *
 * @module decks
 */
export {
  BUILT_IN_DECKS,
  type BuiltInDeck,
  checkDeck,
  DeckBuilder,
  type DeckCheck,
  type DeckEntry,
  type DeckError as DeckListError,
  type DeckFinding,
  type DeckList,
  type DeckNote,
  deckSize,
  formatDeckList,
  type LegalityFacts,
  parseDeckList,
  tryGetBuiltInDeck,
} from '@spellwright/cards'
