import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
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
import { CheckFailedAsPrinted, type CommandModule, command, printResult, UsageError } from '../command.ts'
import { many } from '../words.ts'

/** How many of a long list are shown. */
const SHOWN = 20

function linesOf(file: string): string[] {
  try {
    const bytes = readFileSync(file)
    return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8').split('\n')
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/** What the file says wrong is the user's to know, not a bug. */
function reading<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ScenarioFormatError) throw new UsageError(error.message)
    throw error
  }
}

function tally(title: string, counts: Readonly<Record<string, number>>): string[] {
  const all = Object.entries(counts)
  if (all.length === 0) return []
  const more = all.length > SHOWN ? [`  … and ${all.length - SHOWN} more`] : []
  return [`${title} (${all.length}):`, ...all.slice(0, SHOWN).map(([word, count]) => `  ${count} × ${word}`), ...more]
}

function reportText(report: ScenarioReport): string {
  const { total, runnable, passed, failed, failures, notRun } = report
  return [
    `${many(total, 'scenario')}: ${runnable} runnable, ${passed} passed, ${failed} failed`,
    ...failures.map(
      ({ id, reason, explainedBy }) =>
        `  ${id}: ${reason}${explainedBy ? ` (the rules say otherwise: CR ${explainedBy})` : ''}`,
    ),
    ...notRun.map(({ id, word }) => `  not run, though its cards are there: ${id} (${word})`),
    ...tally('Missing cards', report.missingCards),
    ...tally('Unsupported words', report.unsupported),
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

const byId = (lines: readonly string[], id: string): Scenario => {
  const found = reading(() => [...readScenarios(lines)].find((scenario) => scenario.id === id))
  if (!found) throw new UsageError(`There is no scenario "${id}" in the file.`)
  return found
}

export const build: CommandModule['build'] = (terminal) =>
  command('scenarios')
    .description('run a file of scenarios: positions, scripts and what must come of them')
    .argument('<file>', 'one scenario as JSON on each line; .gz is unpacked')
    .option('--filter <text>', 'only scenarios with this text in their name or area')
    .option('--explain <id>', 'one scenario with its log and what did not hold')
    .action((file, { json, filter = '', explain }) => {
      const lines = linesOf(file)
      if (explain !== undefined) {
        const scenario = byId(lines, explain)
        const result = runScenario(scenario)
        printResult(terminal, json, result, explanation(scenario, result))
        if (result.status === 'failed') throw new CheckFailedAsPrinted(result.reasons[0] ?? 'failed')
        return
      }
      const report = reading(() => runScenarioFile(lines, { filter }))
      printResult(terminal, json, report, reportText(report))
      const unexplained = report.failures.filter(({ explainedBy }) => explainedBy === undefined).length
      if (unexplained > 0) throw new CheckFailedAsPrinted(`${many(unexplained, 'scenario')} failed`)
    })
