// Everything a game needs, in Node.js, in a worker and in a browser alike: nothing behind this door asks for Node.js.

/** The card language, for cards of one's own: `dsl.card({ … })`. */
export * as dsl from '@spellwright/dsl'

// --- a game ----------------------------------------------------------------------------------------------------------

export {
  type AnswerRecord,
  DEFAULT_OPTIONS,
  DeckError,
  Game,
  type GameOptions,
  type GameResult,
  type GameSave,
  PHASES,
  type PhaseDefinition,
  ReplayError,
  SaveVersionError,
  type SnapshotPolicy,
  type Submission,
  UnknownCardError,
} from '@spellwright/engine'
export { createGame, type DeckChoice, loadGame, type NewGame, UnknownDeckError } from './create-game.ts'
export { isUnfinished } from './result.ts'

// --- decisions and who answers them ----------------------------------------------------------------------------------

export {
  type Action,
  type Answer,
  type Answers,
  type AttackChoice,
  askHandler,
  type Beliefs,
  type BlockChoice,
  type CardDataReader,
  type Context,
  contextBinding,
  type Decision,
  DecisionCancelled,
  type DecisionOf,
  defaultAnswer,
  enumerateAnswers,
  IllegalAnswerError,
  InteractiveHandler,
  legalActions,
  type ManaChoice,
  type ManualAction,
  NotAskedError,
  NotSyncError,
  type OpenQuestion,
  type PayAnswer,
  type PayDecision,
  type PlayerDecisionHandler,
  type PlayHooks,
  type PlayOptions,
  PURPOSES,
  type Purpose,
  playGame,
  playGameSync,
  type Refusal,
  randomHandler,
  type Script,
  type ScriptedAnswer,
  ScriptedHandler,
  type SeatAccess,
  SHAPES,
  type Shape,
  type SyncDecisionHandler,
  sampleAnswer,
  seatOf,
  uniformHandler,
} from '@spellwright/engine'
export { describeAction } from './describe-action.ts'
export { chooseGenericPayment } from './generic-payment.ts'

// --- what players see ------------------------------------------------------------------------------------------------

export {
  type AppliedView,
  type AttackView,
  type CardInfo,
  type CardView,
  type CombatView,
  createLog,
  type DecisionCard,
  type DecisionView,
  type DecisionViews,
  determinize,
  EVENT_KINDS,
  type EventKind,
  type ExileView,
  type Explanation,
  explain,
  type GameEvent,
  type GameLog,
  type GameView,
  type KnownCard,
  type LogLine,
  type LogReader,
  lensFor,
  type PermanentView,
  type PhasedOutView,
  type PlayerView,
  type StackView,
  type TargetView,
  type TurnView,
  viewFor,
} from '@spellwright/engine'

// --- objects, players, randomness ------------------------------------------------------------------------------------

export {
  type Characteristics,
  characteristics,
  createRandom,
  type EntityId,
  entityPlayer,
  isObjectEntity,
  isPlayerEntity,
  type ObjectId,
  objectsInZone,
  otherPlayer,
  PLAYERS,
  type PlayerId,
  playerEntity,
  type Random,
} from '@spellwright/engine'

// --- mana ------------------------------------------------------------------------------------------------------------

export {
  MANA_TYPE_NAMES,
  ManaCost,
  ManaCostError,
  ManaPool,
  type ManaSymbol,
  type ManaTypeInput,
  type ManaTypeName,
} from '@spellwright/engine'

// --- cards -----------------------------------------------------------------------------------------------------------

export {
  allCardNames,
  CardDefinitions,
  type CardNames,
  type CardRegistry,
  createRegistry,
  foldName,
  nearestNames,
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
  parseTypeLine,
  SPELL_ROLES,
  type SpellRole,
  STEPS,
  type Step,
  TypeLineError,
  ZONES,
  type Zone,
} from '@spellwright/dsl'
export { type RenderedCard, type RenderedFace, renderCard, renderFace } from '@spellwright/oracle'
export { GameCard } from './game-card.ts'

// --- decks -----------------------------------------------------------------------------------------------------------

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

// --- bots ------------------------------------------------------------------------------------------------------------

export {
  BELIEFS,
  BOT_NAMES,
  type BotName,
  type BotOptions,
  createBot,
  heuristicHandler,
  spellRole,
  type ThoughtLimit,
  timeLimit,
} from '@spellwright/bots'
