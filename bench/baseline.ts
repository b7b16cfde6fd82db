import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const file = new URL('baseline.json', import.meta.url)

/** What a run measured. Times are medians in microseconds. */
export interface Baseline {
  readonly node: string
  /** The yardstick: the same plain work on every machine. */
  readonly yardstick: number
  readonly tasks: Readonly<Record<string, number>>
}

export function readBaseline(): Baseline | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Baseline) : null
}

export function writeBaseline(baseline: Baseline): void {
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`)
}

/**
 * How many times as long as in the baseline, the speed of the machine taken out by the yardstick; null for a task that the
 * baseline does not have.
 */
export function ratio(baseline: Baseline | null, yardstick: number, task: string, time: number): number | null {
  const before = baseline?.tasks[task]
  return before === undefined ? null : time / yardstick / (before / baseline!.yardstick)
}
