/**
 * The bots that come with Spellwright: `createBot('heuristic', { seed })` is an opponent.
 *
 * @module bots
 */
export {
  BELIEFS,
  BOT_NAMES,
  type BotName,
  type BotOptions,
  createBot,
  type DecisionReview,
  heuristicHandler,
  LEVEL_NAMES,
  LEVEL_TEXTS,
  type LevelName,
  type LevelText,
  looksAhead,
  REFERENCE_BOTS,
  type ReferenceBot,
  type ReviewOptions,
  reviewDecision,
  spellRole,
  type ThoughtLimit,
  timeLimit,
} from '@spellwright/bots'
export { type Beliefs, type CardDataReader, type Context, contextBinding } from '@spellwright/engine'
