import type { StopSignal } from '@spellwright/engine'
import { runSeries, workersWorthStarting } from '../run/run-series.ts'
import { openWorkers, type WorkerPool } from '../run/worker-pool.ts'
import { type LabRun, seriesOf } from './lab-run.ts'
import { type RangeResult, rangeSize, rangesOf, type SeedRange } from './ranges.ts'

/** Which games of a run are played, and by how many workers. */
export interface LabOptions {
  /** The ranges to play in this order; all of the run unless given. */
  readonly ranges?: Iterable<SeedRange>
  /** Whether a range need not be played any more; asked before it is played. */
  readonly isNeedless?: (range: SeedRange) => boolean
  /** Worker threads; as many as pay off unless given. With 0, the games are played in this thread. */
  readonly workers?: number
  /** Workers to reuse. */
  readonly pool?: WorkerPool
  /** Called with each range when it was played. */
  readonly onResult: (result: RangeResult) => void | Promise<void>
  /** Called after each game with the number of games that were played here. */
  readonly onProgress?: (played: number) => void
  /** Stops at once; the range in progress is dropped. */
  readonly signal?: StopSignal
}

/** How a run went. */
export interface LabEnd {
  /** The games played, those of matches counted one by one. */
  readonly gamesPlayed: number
  readonly seconds: number
  /** Why it could not go on, if it was not stopped by its signal. */
  readonly cutShort: string | null
}

/** What is lost at most when a run is stopped. */
const GAMES_PER_RANGE = 400

/** Splits long ranges, so that little is lost when the run is stopped. */
export function* splitRanges(ranges: Iterable<SeedRange>, size = GAMES_PER_RANGE): Generator<SeedRange> {
  for (const { pair, from, to } of ranges)
    for (let start = from; start < to; start += size) yield { pair, from: start, to: Math.min(to, start + size) }
}

const workersFor = (run: LabRun): number => workersWorthStarting(run.bots, run.games * run.pairs.length)

/** Plays ranges of a run with all workers together, one range after the other. */
export async function runLab(run: LabRun, options: LabOptions): Promise<LabEnd> {
  const { ranges = rangesOf(run, rangeSize(run, GAMES_PER_RANGE)), signal } = options
  const wanted = options.pool?.workers ?? options.workers ?? workersFor(run)
  const pool = options.pool ?? (wanted === 0 ? null : openWorkers(wanted))
  const start = performance.now()
  let [gamesPlayed, done] = [0, 0]
  let cutShort: string | null = null
  try {
    for (const range of ranges) {
      if (signal?.aborted || cutShort !== null) break
      if (options.isNeedless?.(range)) continue
      const { tally, isComplete, ...end } = await runSeries(seriesOf(run, range.pair), {
        first: range.from,
        games: range.to - range.from,
        onProgress: (played) => options.onProgress?.(done + played),
        ...(pool === null ? { workers: 0 } : { pool }),
        ...(signal === undefined ? {} : { signal }),
      })
      gamesPlayed += tally.gamesPlayed
      cutShort = end.cutShort
      if (!isComplete) continue
      done += tally.games
      await options.onResult({ ...range, tally })
    }
  } finally {
    if (pool !== null && pool !== options.pool) await pool.close()
  }
  return { gamesPlayed, seconds: (performance.now() - start) / 1000, cutShort }
}
