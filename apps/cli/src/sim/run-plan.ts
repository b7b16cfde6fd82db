import {
  BotLoadError,
  type RunResult,
  reportOf,
  runSeries,
  type SeriesPlan,
  type SeriesReport,
  UnknownBotError,
  type WorkerPool,
} from 'spellwright/sim'
import { type Terminal, UsageError } from '../command.ts'
import { abortOnInterrupt, progressBar } from './progress.ts'
import { tuneForManyGames } from './v8-flags.ts'

export interface RunSummary {
  readonly report: SeriesReport
  readonly gamesPerSecond: number
  readonly isComplete: boolean
}

/** Runs a plan with a progress bar. After Ctrl+C the result covers the games played so far. */
export async function runPlan(
  terminal: Terminal,
  plan: SeriesPlan,
  games: number,
  workers: number | WorkerPool | undefined,
): Promise<RunSummary> {
  tuneForManyGames()
  const bar = progressBar(games)
  const { signal, release } = abortOnInterrupt()
  try {
    const result = await runSeries(plan, {
      games,
      signal,
      onProgress: bar.update,
      ...(workers === undefined ? {} : typeof workers === 'number' ? { workers } : { pool: workers }),
    })
    return summarize(result)
  } catch (error) {
    if (error instanceof UnknownBotError || error instanceof BotLoadError) throw new UsageError(error.message)
    throw error
  } finally {
    bar.stop()
    release()
    if (signal.aborted) terminal.err('Stopped: these are the games played so far.')
  }
}

function summarize({ tally, seconds, isComplete }: RunResult): RunSummary {
  return { report: reportOf(tally), gamesPerSecond: seconds === 0 ? 0 : tally.gamesPlayed / seconds, isComplete }
}
