import {
  describeScenario,
  readScenarios,
  runScenario,
  runScenarioFile,
  type Scenario,
  ScenarioFormatError,
  type ScenarioReport,
  type ScenarioResult,
} from 'spellwright/conformance'
import { CheckFailedAlreadyReported, type CommandModule, command, printResult, UsageError } from '../command.ts'
import { readTextFile } from '../read-text-file.ts'
import { plural } from '../words.ts'

/** How many entries of a long list are printed. */
const SHOWN = 20

/** A format error in the file is the user's to fix, so it becomes a usage error. */
function withUsageErrors<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ScenarioFormatError) throw new UsageError(error.message)
    throw error
  }
}

function countLines(title: string, counts: Readonly<Record<string, number>>): string[] {
  const all = Object.entries(counts)
  if (all.length === 0) return []
  const more = all.length > SHOWN ? [`  … and ${all.length - SHOWN} more`] : []
  return [`${title} (${all.length}):`, ...all.slice(0, SHOWN).map(([word, count]) => `  ${count} × ${word}`), ...more]
}

function reportText(report: ScenarioReport): string {
  const { total, runnable, passed, failed, failures, notRun } = report
  return [
    `${plural(total, 'scenario')}: ${runnable} runnable, ${passed} passed, ${failed} failed`,
    ...failures.map(
      ({ id, reason, explainedBy }) =>
        `  ${id}: ${reason}${explainedBy ? ` (the rules say otherwise: CR ${explainedBy})` : ''}`,
    ),
    ...notRun.map(({ id, word }) => `  not run, although its cards are supported: ${id} (${word})`),
    ...countLines('Missing cards', report.missingCards),
    ...countLines('Unsupported words', report.unsupported),
  ].join('\n')
}

function explanation(scenario: Scenario, result: ScenarioResult): string {
  const { status, reasons, warnings, log } = result
  return [
    ...describeScenario(scenario),
    '',
    ...log,
    ...(log.length === 0 ? [] : ['']),
    status === 'notRunnable' ? 'Not runnable:' : `${status === 'passed' ? 'Passed.' : 'Failed:'}`,
    ...reasons.map((reason) => `  ${reason}`),
    ...warnings.map((warning) => `  (${warning})`),
  ].join('\n')
}

const findScenario = (lines: readonly string[], id: string): Scenario => {
  const found = withUsageErrors(() => [...readScenarios(lines)].find((scenario) => scenario.id === id))
  if (!found) throw new UsageError(`There is no scenario "${id}" in the file.`)
  return found
}

export const build: CommandModule['build'] = (terminal) =>
  command('scenarios')
    .description('run a file of scenarios: positions, scripts and expected results')
    .argument('<file>', 'a file with one scenario as JSON on each line; may be gzipped')
    .option('--filter <text>', 'only run scenarios with this text in their name or area')
    .option('--explain <id>', 'run one scenario, and print its log and the expectations that failed')
    .action((file, { json, filter = '', explain }) => {
      const lines = readTextFile('The file', file).split('\n')
      if (explain !== undefined) {
        const scenario = findScenario(lines, explain)
        const result = runScenario(scenario)
        printResult(terminal, json, result, explanation(scenario, result))
        if (result.status === 'failed') throw new CheckFailedAlreadyReported(result.reasons[0] ?? 'failed')
        return
      }
      const report = withUsageErrors(() => runScenarioFile(lines, { filter }))
      printResult(terminal, json, report, reportText(report))
      const unexplained = report.failures.filter(({ explainedBy }) => explainedBy === undefined).length
      if (unexplained > 0) throw new CheckFailedAlreadyReported(`${plural(unexplained, 'scenario')} failed`)
    })
