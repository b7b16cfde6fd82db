/**
 * The rules engine itself: the whole state of a game, the characteristics of its objects, questions and their legal
 * answers. This is for tools that may see everything; a bot gets by with its seat.
 *
 * @module rules
 */
export { STEPS, type Step, ZONES, type Zone } from '@spellwright/dsl'
export {
  type AnswerRecord,
  askHandler,
  type CardSource,
  type Characteristics,
  characteristics,
  DEFAULT_OPTIONS,
  type EntityId,
  entityPlayer,
  enumerateAnswers,
  type GameState,
  isObjectEntity,
  isPlayerEntity,
  type ManaChoice,
  type ManualAction,
  NotAskedError,
  type ObjectId,
  type OpenQuestion,
  objectsInZone,
  otherPlayer,
  PHASES,
  type PhaseDefinition,
  PLAYERS,
  type PlayerId,
  PURPOSES,
  type Purpose,
  playerEntity,
  type Refusal,
  type Script,
  type ScriptedAnswer,
  SHAPES,
  type Shape,
  type SnapshotPolicy,
  type Submission,
  sampleAnswer,
  seatOf,
} from '@spellwright/engine'
