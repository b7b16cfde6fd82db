import { type LabRun, type RangeResult, RunTable, reportOf, type Shard, seriesOf, shardRanges } from 'spellwright/lab'
import { BotLoadError, type LabEnd, runLab, splitRanges, UnknownBotError } from 'spellwright/sim'
import { type Terminal, UsageError } from '../command.ts'
import { abortOnInterrupt, type Progress, progressBar } from './progress.ts'
import type { SimReport } from './sim-report.ts'
import { tuneForManyGames } from './v8-flags.ts'

/** A run that was played, as far as it got. */
export interface PlayedRun {
  readonly table: RunTable
  readonly gamesPerSecond: number
  readonly cutShort: string | null
}

/** Reads `3/16`. */
export function shardOption(text: string | undefined): Shard | null {
  if (text === undefined) return null
  const [, number, of] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number)
  if (!number || !of || number > of)
    throw new UsageError(`--shard takes a part and the number of parts, such as 3/16, not "${text}".`)
  return { number, of }
}

/** Reads how well a win rate must be known before a run may stop, in points: `5` is plus or minus 5 %. */
export function stopOption(text: string | undefined): number | null {
  if (text === undefined) return null
  const points = Number(text)
  if (!(points >= 0.1 && points <= 50))
    throw new UsageError(
      `--stop takes a number of points from 0.1 to 50, such as 5 for plus or minus 5 %, not "${text}".`,
    )
  return points / 100
}

/** Does the work with a progress bar and a signal for Ctrl+C. */
export async function withProgress<T>(
  terminal: Terminal,
  total: number,
  work: (bar: Progress, signal: AbortSignal) => Promise<T>,
): Promise<T> {
  tuneForManyGames()
  const bar = progressBar(total)
  const { signal, release } = abortOnInterrupt(bar.stop)
  try {
    return await work(bar, signal)
  } catch (error) {
    if (error instanceof UnknownBotError || error instanceof BotLoadError) throw new UsageError(error.message)
    throw error
  } finally {
    bar.stop()
    release()
    if (signal.aborted) terminal.err('Stopped: these are the games played so far.')
  }
}

const perSecond = ({ gamesPlayed, seconds }: LabEnd): number => (seconds === 0 ? 0 : gamesPlayed / seconds)

/** Plays a run on this machine. */
export function playRun(terminal: Terminal, run: LabRun, workers: number | undefined): Promise<PlayedRun> {
  return withProgress(terminal, run.games * run.pairs.length, async (bar, signal) => {
    const table = new RunTable(run)
    const end = await runLab(run, {
      signal,
      onProgress: bar.update,
      onResult: (result) => table.add(result),
      isNeedless: (range) => table.has(range),
      ...(workers === undefined ? {} : { workers }),
    })
    return { table, gamesPerSecond: perSecond(end), cutShort: end.cutShort }
  })
}

/** Plays one part of a run, and returns what was played of it. */
export async function playShard(
  terminal: Terminal,
  run: LabRun,
  shard: Shard,
  workers: number | undefined,
): Promise<LabEnd & { readonly results: readonly RangeResult[]; readonly isComplete: boolean }> {
  const ranges = [...splitRanges(shardRanges(run, shard))]
  const total = ranges.reduce((sum, { from, to }) => sum + to - from, 0)
  return withProgress(terminal, total, async (bar, signal) => {
    const results: RangeResult[] = []
    const end = await runLab(run, {
      ranges,
      signal,
      onProgress: bar.update,
      onResult: (result) => void results.push(result),
      ...(workers === undefined ? {} : { workers }),
    })
    return { ...end, results, isComplete: results.length === ranges.length }
  })
}

/** The first pair of a run as the report of `sim`. */
export function simReportOf({ table, gamesPerSecond, cutShort }: PlayedRun, unsupported: readonly string[]): SimReport {
  const [pair] = table.pairs
  if (!pair) throw new Error('The run has no pair.')
  return {
    report: reportOf(pair.tally),
    plan: seriesOf(table.run, 0),
    gamesPerSecond,
    isComplete: table.isDone,
    cutShort,
    unsupported,
  }
}
