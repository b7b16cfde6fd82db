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
import { expectManyGames } from './many-games.ts'
import { progressBar, stoppable } from './progress.ts'

export interface Ran {
  readonly report: SeriesReport
  readonly gamesPerSecond: number
  readonly isComplete: boolean
}

/** Run a plan with a progress bar; Ctrl+C gives what is done so far. */
export async function runPlan(
  terminal: Terminal,
  plan: SeriesPlan,
  games: number,
  workers: number | WorkerPool | undefined,
): Promise<Ran> {
  expectManyGames()
  const bar = progressBar(games)
  const { signal, release } = stoppable()
  try {
    const result = await runSeries(plan, {
      games,
      signal,
      onProgress: bar.update,
      ...(workers === undefined ? {} : typeof workers === 'number' ? { workers } : { pool: workers }),
    })
    return ranOf(result)
  } catch (error) {
    if (error instanceof UnknownBotError || error instanceof BotLoadError) throw new UsageError(error.message)
    throw error
  } finally {
    bar.stop()
    release()
    if (signal.aborted) terminal.err('Stopped: these are the games played so far.')
  }
}

function ranOf({ tally, seconds, isComplete }: RunResult): Ran {
  return { report: reportOf(tally), gamesPerSecond: seconds === 0 ? 0 : tally.gamesPlayed / seconds, isComplete }
}
