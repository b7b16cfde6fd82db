/**
 * A Magic: The Gathering rules engine. Ten names are enough for a bot:
 *
 * - {@link createGame} starts a game from two decks and a seed; {@link BUILT_IN_DECKS} lists the decks that come with it,
 *   {@link parseDeckList} reads others.
 * - {@link playGameSync} plays it to its end with two handlers, one for each player; {@link playGame} also waits for
 *   handlers that answer later.
 * - A handler answers decisions ({@link SyncDecisionHandler}). {@link uniformHandler} makes one from a single function,
 *   {@link randomHandler} answers at random, and {@link defaultAnswer} answers any decision harmlessly.
 * - A handler is given its seat ({@link SeatAccess}): what that player sees, and the legal answers.
 * - `game.save()` is plain JSON, and {@link loadGame} goes on from there.
 *
 * ```ts
 * import { createGame, createRandom, defaultAnswer, playGameSync, randomHandler, uniformHandler } from 'spellwright'
 *
 * const eager = uniformHandler('eager', (decision, seat) => {
 *   const [, ...plays] = seat.legalActions() // passing comes first
 *   return plays.find(({ kind }) => kind !== 'activateMana') ?? defaultAnswer(decision)
 * })
 * const game = createGame({ decks: ['goblins', 'enchantress'], seed: 42 })
 * console.log(playGameSync(game, [eager, randomHandler(createRandom('any seed'))]))
 * ```
 *
 * More stands behind the other entries: `spellwright/bots` (opponents), `spellwright/sim` (many games),
 * `spellwright/views`, `spellwright/decks`, `spellwright/cards`, `spellwright/dsl`, `spellwright/oracle`,
 * `spellwright/rules`, `spellwright/conformance`, `spellwright/positions`, and `spellwright/play` for pages.
 *
 * @module spellwright
 */

// --- a game ----------------------------------------------------------------------------------------------------------

export {
  DeckError,
  Game,
  type GameOptions,
  type GameResult,
  type GameSave,
  PHASES,
  type PlayHooks,
  type PlayOptions,
  playGame,
  playGameSync,
  ReplayError,
  SaveDamagedError,
  SaveVersionError,
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
  type BlockChoice,
  createRandom,
  type Decision,
  DecisionCancelled,
  type DecisionOf,
  defaultAnswer,
  type EntityId,
  IllegalAnswerError,
  InteractiveHandler,
  legalActions,
  NotSyncError,
  type ObjectId,
  type PayAnswer,
  type PayDecision,
  type PlayerDecisionHandler,
  type PlayerId,
  type Random,
  randomHandler,
  ScriptedHandler,
  type SeatAccess,
  SHAPES,
  type Shape,
  type SyncDecisionHandler,
  uniformHandler,
} from '@spellwright/engine'
export { chooseGenericPayment } from './generic-payment.ts'

// --- what players see ------------------------------------------------------------------------------------------------

export {
  type CardView,
  createLog,
  determinize,
  type GameEvent,
  type GameLog,
  type GameView,
  type LogLine,
  type PermanentView,
  type PlayerView,
  type StackView,
  viewFor,
} from '@spellwright/engine'
export { describeAction } from './describe-action.ts'
export { describeAnswer } from './describe-answer.ts'

// --- decks -----------------------------------------------------------------------------------------------------------

export {
  BUILT_IN_DECKS,
  checkDeck,
  DeckBuilder,
  type DeckEntry,
  type DeckList,
  parseDeckList,
} from '@spellwright/cards'

// --- cards and mana --------------------------------------------------------------------------------------------------

export { CardDefinitions } from '@spellwright/cards'
export { type CardDefinition, SPELL_ROLES, type SpellRole } from '@spellwright/dsl'
export { ManaCost, ManaPool } from '@spellwright/engine'
export { renderCard } from '@spellwright/oracle'
/** The card language under one name, `dsl.card({ … })`; the entry `spellwright/dsl` has its names one by one. */
export * as dsl from './dsl.ts'
export { GameCard } from './game-card.ts'
