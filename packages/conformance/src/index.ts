export { NotRunnable, ScriptFailure } from './format/problem.ts'
export type { Fact, Scenario, ScriptEntry } from './format/scenario.ts'
export {
  type FileOptions,
  readScenarios,
  runScenarioFile,
  type ScenarioReport,
} from './report/run-scenario-file.ts'
export { runScenario, type ScenarioResult } from './run-scenario.ts'
