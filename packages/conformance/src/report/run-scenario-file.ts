import { CardDefinitions, type CardRegistry } from '@spellwright/cards'
import { checkJson, FormatError } from '@spellwright/formats'
import type { Scenario } from '../format/scenario.ts'
import { scenarioSchema } from '../format/scenario-schema.ts'
import { runScenario, type ScenarioResult } from '../run-scenario.ts'
import { knownDifference } from './known-differences.ts'

/** A failed scenario and the reason. */
export interface ScenarioFailure {
  readonly id: string
  readonly reason: string
  /** The number of the rule that contradicts the scenario, if it is a known difference. */
  readonly explainedBy?: string
}

/** How many scenarios of a file could be run, and how many passed. */
export interface ScenarioReport {
  readonly total: number
  /** Scenarios whose cards and words are all supported. */
  readonly runnable: number
  readonly passed: number
  readonly failed: number
  /** How many scenarios need each unsupported card, most frequent first. */
  readonly missingCards: Readonly<Record<string, number>>
  /** How many scenarios use each unsupported word, most frequent first. */
  readonly unsupported: Readonly<Record<string, number>>
  readonly failures: readonly ScenarioFailure[]
  /** Scenarios that were not run although all their cards are supported, and the unsupported word of each. */
  readonly notRun: readonly { readonly id: string; readonly word: string }[]
}

/** Which scenarios of a file to run, and with which cards. */
export interface FileOptions {
  /** Runs only scenarios with this text in their id or area. */
  readonly filter?: string
  readonly cards?: CardRegistry
  /** Called after each scenario. */
  readonly onResult?: (result: ScenarioResult, scenario: Scenario) => void
}

class WordCount {
  private readonly counts = new Map<string, number>()
  add(words: readonly string[]): void {
    for (const word of words) this.counts.set(word, (this.counts.get(word) ?? 0) + 1)
  }
  get sorted(): Record<string, number> {
    return Object.fromEntries([...this.counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))
  }
}

/** A line of a file is not a scenario; the message has the line number, counted from 1. */
export class ScenarioFormatError extends Error {
  override name = 'ScenarioFormatError'
}

function parse(line: string, number: number): Scenario {
  try {
    return checkJson(scenarioSchema, line, `Line ${number} is not a scenario`)
  } catch (error) {
    if (error instanceof FormatError) throw new ScenarioFormatError(error.message)
    throw error
  }
}

/** Reads one scenario per line, skipping blank lines. */
export function* readScenarios(lines: Iterable<string>, filter = ''): Generator<Scenario> {
  const wanted = filter.toLowerCase()
  let number = 0
  for (const line of lines) {
    number++
    if (line.trim() === '') continue
    const scenario = parse(line, number)
    if (scenario.id.toLowerCase().includes(wanted) || scenario.area.toLowerCase().includes(wanted)) yield scenario
  }
}

/** Runs every scenario of a file that can be run, and counts what the others lack. */
export function runScenarioFile(lines: Iterable<string>, options: FileOptions = {}): ScenarioReport {
  const results: ScenarioResult[] = []
  for (const scenario of readScenarios(lines, options.filter)) {
    const result = runScenario(scenario, options.cards ?? CardDefinitions)
    options.onResult?.(result, scenario)
    results.push({ ...result, log: [] })
  }
  return reportOn(results)
}

const failureOf = ({ id, reasons }: ScenarioResult): ScenarioFailure => {
  const known = knownDifference(id)
  return { id, reason: reasons[0] ?? '', ...(known ? { explainedBy: known.rule } : {}) }
}

function reportOn(results: readonly ScenarioResult[]): ScenarioReport {
  const missing = new WordCount()
  const unsupported = new WordCount()
  for (const result of results) {
    missing.add(result.missingCards)
    unsupported.add(result.unsupported)
  }
  const passed = results.filter(({ status }) => status === 'passed').length
  const failures = results.filter(({ status }) => status === 'failed')
  return {
    total: results.length,
    runnable: passed + failures.length,
    passed,
    failed: failures.length,
    missingCards: missing.sorted,
    unsupported: unsupported.sorted,
    failures: failures.map(failureOf),
    notRun: results
      .filter((result) => result.status === 'notRunnable' && result.missingCards.length === 0)
      .map(({ id, unsupported: words }) => ({ id, word: words[0] ?? '' })),
  }
}
