import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = new URL('baseline.json', import.meta.url)

/** The results of a run. Times are medians in microseconds. */
export interface Baseline {
  readonly node: string
  /** The time of the yardstick, which is the same work on every machine. */
  readonly yardstick: number
  readonly tasks: Readonly<Record<string, number>>
}

export function readBaseline(): Baseline | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : null
}

export function writeBaseline(baseline: Baseline): void {
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`)
}

/** The time relative to the baseline, both divided by their yardstick; null for a task that is not in the baseline. */
export function ratio(baseline: Baseline | null, yardstick: number, task: string, time: number): number | null {
  const before = baseline?.tasks[task]
  return baseline === null || before === undefined ? null : time / yardstick / (before / baseline.yardstick)
}
