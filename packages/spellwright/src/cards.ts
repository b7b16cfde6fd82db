/**
 * Card definitions by name, the names of all cards, and the facts printed on a card.
 *
 * @module cards
 */
export {
  allCardNames,
  type CardDataFile,
  CardDataMissingError,
  type CardDataSource,
  CardDefinitions,
  type CardFacts,
  type CardNames,
  type CardRegistry,
  cardFacts,
  createCardNames,
  createRegistry,
  foldName,
  LIBRARY_PARTS,
  libraryFile,
  libraryPart,
  nearestNames,
  provideCardData,
  withFacts,
} from '@spellwright/cards'
export {
  type Ability,
  CARD_TYPES,
  type CardDefinition,
  type CardFace,
  type CardType,
  COLORS,
  type Color,
  MANA_TYPES,
  type ManaType,
  type ParsedTypeLine,
  parseTypeLine,
  SPELL_ROLES,
  type SpellRole,
  type Supertype,
  TypeLineError,
} from '@spellwright/dsl'
export {
  MANA_TYPE_NAMES,
  ManaCost,
  ManaCostError,
  ManaPool,
  type ManaSymbol,
  type ManaTypeInput,
  type ManaTypeName,
} from '@spellwright/engine'
export {
  explainKeywords,
  type KeywordExplanation,
  type RenderedCard,
  type RenderedFace,
  renderCard,
  renderFace,
} from '@spellwright/oracle'
export { GameCard } from './game-card.ts'
