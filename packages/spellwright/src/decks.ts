/**
 * Deck lists: the built-in ones, reading them from text, checking them and writing them.
 *
 * @module decks
 */
export {
  BUILT_IN_DECKS,
  BUILT_IN_FORMATS,
  type BuiltInDeck,
  type BuiltInFormat,
  builtInDecks,
  type CardCounts,
  checkDeck,
  DECK_FORMATS,
  DeckBuilder,
  type DeckCheck,
  type DeckCoverage,
  type DeckEntry,
  type DeckError as DeckListError,
  type DeckFinding,
  type DeckFormat,
  type DeckList,
  type DeckNote,
  deckCoverage,
  deckSize,
  type FormatCoverage,
  formatDeckList,
  type LegalityFacts,
  type MissingCard,
  type PlayedDeck,
  parseDeckList,
  tournamentDecks,
  tryGetBuiltInDeck,
  writeDeckList,
} from '@spellwright/cards'
export { decodeText } from '@spellwright/formats'
