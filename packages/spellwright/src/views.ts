/**
 * What a player may see of a game: views, the log, events, and where a characteristic comes from.
 *
 * @module views
 */
export {
  type ActionReach,
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
  reachOfAction,
  type StackView,
  spectatorView,
  type TargetView,
  type TurnView,
  viewFor,
} from '@spellwright/engine'
export type { QuestionWords } from '@spellwright/oracle'
export { describeAction } from './describe-action.ts'
export { describeAnswer } from './describe-answer.ts'
export { questionText } from './question-text.ts'
