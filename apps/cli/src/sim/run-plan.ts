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
import { CheckFailedAlreadyReported, CutShort, Stopped, type Terminal, UsageError } from '../command.ts'
import { abortOnInterrupt, progressBar } from './progress.ts'
import { tuneForManyGames } from './v8-flags.ts'

export interface RunSummary {
  readonly report: SeriesReport
  readonly gamesPerSecond: number
  readonly isComplete: boolean
  /** Why the machine cut the run short, or null. */
  readonly cutShort: string | null
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
  const { signal, release } = abortOnInterrupt(bar.stop)
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

function summarize({ tally, seconds, isComplete, cutShort }: RunResult): RunSummary {
  const gamesPerSecond = seconds === 0 ? 0 : tally.gamesPlayed / seconds
  return { report: reportOf(tally), gamesPerSecond, isComplete, cutShort }
}

type Completeness = Pick<RunSummary, 'isComplete' | 'cutShort'> & Pick<SeriesReport, 'errors'>

/** Called after the results were printed: throws if they do not cover all games, or if the engine failed. */
export function checkComplete({ isComplete, cutShort, errors }: Completeness): void {
  const [first] = errors
  if (first)
    throw new CheckFailedAlreadyReported(
      `${errors.length} of the games ended with an error in the engine; the first, seed ${first.seed}: ${first.message}`,
    )
  if (cutShort !== null) throw new CutShort(`${cutShort} The results cover the games played until then.`)
  if (!isComplete) throw new Stopped('Stopped.')
}
