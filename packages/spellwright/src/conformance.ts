/**
 * Scenarios: positions, scripts and what must come of them, as data, and their runner. It needs Node.js.
 *
 * @module conformance
 */
export {
  describeScenario,
  type Fact,
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
  type ScriptEntry,
  scenarios,
} from '@spellwright/conformance'
