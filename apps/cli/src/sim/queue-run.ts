import { BotNotPortable, type LabRun } from 'spellwright/lab'
import {
  isQueueAddress,
  type QueueOptions,
  type QueueResult,
  QueueUnavailable,
  runInQueue,
  takeUpRun,
} from 'spellwright/sim'
import { type Terminal, UsageError } from '../command.ts'
import { type PlayedRun, withProgress } from './play-run.ts'

/** Checks the address of a queue. */
export function queueOption(text: string | undefined): string | null {
  if (text === undefined) return null
  if (!isQueueAddress(text))
    throw new UsageError('--queue takes the address of a Redis server, such as redis://localhost.')
  return text
}

/** What a queue refuses is a wrong use of the command, with a sentence. */
export async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof QueueUnavailable || error instanceof BotNotPortable) throw new UsageError(error.message)
    throw error
  }
}

async function follow(
  terminal: Terminal,
  total: number,
  url: string,
  play: (options: QueueOptions) => Promise<QueueResult>,
): Promise<PlayedRun> {
  let [runId, lastWorkers] = ['', -1]
  const { table, seconds, cutShort } = await withProgress(terminal, total, (bar, signal) =>
    orRefused(() =>
      play({
        url,
        signal,
        onRun: (id) => {
          runId = id
          terminal.err(`Run ${id}. Machines help with: npx spellwright worker --queue <address>`)
        },
        onProgress: (games, workers) => {
          bar.update(games)
          if (workers === 0 && lastWorkers !== 0) terminal.err('No worker is connected; the games wait for one.')
          lastWorkers = workers
        },
      }),
    ),
  )
  if (!table.isDone) terminal.err(`Take the run up again with: npx spellwright merge --queue <address> --run ${runId}`)
  const gamesPlayed = table.pairs.reduce((sum, { tally }) => sum + tally.gamesPlayed, 0)
  return { table, gamesPerSecond: seconds === 0 ? 0 : gamesPlayed / seconds, cutShort }
}

/** Plays a run with the workers of a queue. */
export const playInQueue = (
  terminal: Terminal,
  run: LabRun,
  url: string,
  jobGames: number | undefined,
): Promise<PlayedRun> =>
  follow(terminal, run.games * run.pairs.length, url, (options) =>
    runInQueue(run, jobGames === undefined ? options : { ...options, jobGames }),
  )

/** Takes up a run of a queue by its id: waits for the rest, or shows what is there. */
export const takeUpInQueue = (terminal: Terminal, id: string, url: string, partly: boolean): Promise<PlayedRun> =>
  follow(terminal, 0, url, (options) => takeUpRun(id, { ...options, partly }))
