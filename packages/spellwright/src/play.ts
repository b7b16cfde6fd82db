/**
 * Everything a page needs to let people play: the main entry and the topics that run in browsers and workers as well as
 * in Node.js, from one place.
 *
 * @module play
 */

export { ENGINE_VERSION } from '@spellwright/engine'
export {
  type BestOf,
  cardHash,
  changedView,
  type DeckPick,
  FormatError,
  formatReplay,
  type GameRecord,
  type GivenAnswer,
  MATCH_VERSION,
  type MatchFile,
  type MatchSetup,
  parseMatchFile,
  parseReplays,
  type ReadAnswer,
  type RecordedSetup,
  type Replay,
  type ReplayAnswer,
  type ReplayEnd,
  type ReplayHeader,
  ReplayRecorder,
  type ReplayTurn,
  readAnswer,
  type ShuffleSecret,
  type Starts,
  seedOfGame,
  type ViewChanges,
  type ViewTexts,
  viewChanges,
  viewTexts,
} from '@spellwright/formats'
export * from './bots.ts'
export * from './cards.ts'
export * from './decks.ts'
export * from './index.ts'
export * from './rules.ts'
export * from './views.ts'
