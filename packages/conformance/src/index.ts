export { NotRunnable, ScriptFailure } from './format/errors.ts'
export type { Fact, Scenario, ScriptEntry } from './format/scenario.ts'
export * from './positions/index.ts'
export { COMPLETED_VARIANTS, type CompletedVariant, completedVariant } from './report/completed-variants.ts'
export { describeScenario } from './report/describe-scenario.ts'
export { KNOWN_DIFFERENCES, type KnownDifference } from './report/known-differences.ts'
export {
  type FileOptions,
  readScenarios,
  runScenarioFile,
  type ScenarioFailure,
  ScenarioFormatError,
  type ScenarioReport,
} from './report/run-scenario-file.ts'
export { type RunOptions, runScenario, type ScenarioResult } from './run-scenario.ts'
export { scenarios } from './scenarios/index.ts'
