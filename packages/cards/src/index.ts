export * from './card-definitions.ts'
export { type CardDataFile, CardDataMissingError, type CardDataSource, provideCardData } from './data/card-data.ts'
export * from './decks/built-in-decks.ts'
export * from './decks/check-deck.ts'
export * from './decks/deck-builder.ts'
export * from './decks/deck-coverage.ts'
export * from './decks/deck-list.ts'
export * from './decks/format-deck-list.ts'
export * from './decks/parse-deck-list.ts'
export { tournamentDecks } from './decks/tournament-decks.ts'
export * from './decks/write-deck-list.ts'
export { LIBRARY_PARTS, partFile as libraryFile, partOf as libraryPart } from './library/library-part.ts'
export { type CardFacts, cardFacts, withFacts } from './names/card-facts.ts'
export { allCardNames, type CardNames, createCardNames } from './names/card-names.ts'
export { foldName } from './names/fold-name.ts'
export {
  FIRST_SIGN,
  isLegalityFormat,
  LEGALITY_FORMATS,
  LEGALITY_LETTERS,
  type LegalityFormat,
  legalityOf,
  readLegalities,
} from './names/legalities.ts'
export { nearestNames } from './names/nearest-names.ts'
export * from './registry.ts'
