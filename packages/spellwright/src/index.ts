// The public face: every name users know, from one place. Packages behind it may change; this list is kept.

/** Playing a game: what also runs in a browser, where it is imported as `spellwright/play`. */
export * from './play.ts'

// --- writing cards ---------------------------------------------------------------------------------------------------

export { type Draft, draftFace, printedFacts, readFace } from '@spellwright/oracle'

// --- sweeps ----------------------------------------------------------------------------------------------------------

export { type FuzzOptions, type FuzzReport, fuzz, type Violation } from '@spellwright/sim'

// --- simulation ------------------------------------------------------------------------------------------------------

export {
  BotLoadError,
  type CardLine,
  type Divergence,
  formatReplay,
  loadBot,
  type Measured,
  type MeasureOptions,
  measure,
  measureInThread,
  nearestOf,
  openWorkers,
  parseBotSpec,
  parseReplay,
  type Rate,
  type Replay,
  type ReplayCheck,
  ReplayFormatError,
  ReplayRecorder,
  type RunOptions,
  type RunResult,
  replayRemarks,
  replaySetup,
  reportOf,
  runSeries,
  type SeriesPlan,
  type SeriesReport,
  type SimDeck,
  stepReplay,
  type Tally,
  UnknownBotError,
  verifyReplay,
  type WorkerPool,
  wilson,
} from '@spellwright/sim'

// --- scenarios -------------------------------------------------------------------------------------------------------

export {
  describeScenario,
  type FileOptions,
  KNOWN_DIFFERENCES,
  type KnownDifference,
  readScenarios,
  runScenario,
  runScenarioFile,
  type Scenario,
  type ScenarioFailure,
  ScenarioFormatError,
  type ScenarioReport,
  type ScenarioResult,
  scenarios,
} from '@spellwright/conformance'
