import { availableParallelism } from 'node:os'
import type { Measurements, MeasureOptions } from '../bench/measure.ts'
import { botLimits } from '../bots/bot-context.ts'
import { BotLoadError } from '../bots/load-bot.ts'
import type { FixtureOutcome } from '../game/outcome.ts'
import type { Side } from '../game/sim-deck.ts'
import type { SeriesPlan } from './plan.ts'
import type { Batch } from './play-batch.ts'
import { JobFailed, SeriesThread, ThreadEnded } from './series-thread.ts'

/** What happens while a batch is played. */
export interface BatchHooks {
  readonly onOutcome: (outcome: FixtureOutcome) => void
  /** A bot failed outside of any question. */
  readonly onStray: (side: Side | null, message: string) => void
}

/** Worker threads that play batches of any plan until they are closed. */
export interface WorkerPool {
  readonly workers: number
  /** Loads the bots of a plan in a thread; throws a `BotLoadError` if that fails. */
  load(bots: SeriesPlan['bots']): Promise<void>
  /** Plays a batch in the next free thread; throws a `ThreadEnded` if the thread ends before that. */
  run(batch: Batch, hooks: BatchHooks): Promise<void>
  /** Ends the threads at once. */
  close(): Promise<void>
}

/** A thread starts and loads the bots of a plan in this time; a longer limit for starting bots gives it more. */
const LEAST_LOAD_MILLISECONDS = 15_000

/** Starts worker threads that play batches until they are closed; a thread that ends is replaced when it is needed. */
export function openWorkers(workers: number = availableParallelism()): WorkerPool {
  const free: SeriesThread[] = Array.from({ length: workers }, () => new SeriesThread())
  const all = new Set(free)
  const waiting: (() => void)[] = []
  let isClosed = false

  const acquire = async (): Promise<SeriesThread> => {
    while (free.length === 0) await new Promise<void>((resolve) => waiting.push(resolve))
    const thread = free.pop() as SeriesThread
    if (thread.isAlive || isClosed) return thread
    all.delete(thread)
    const fresh = new SeriesThread()
    all.add(fresh)
    return fresh
  }
  const withThread = async (use: (thread: SeriesThread) => Promise<void>): Promise<void> => {
    const thread = await acquire()
    try {
      await use(thread)
    } finally {
      free.push(thread)
      waiting.shift()?.()
    }
  }
  return {
    workers,
    load: (bots) => withThread((thread) => loadIn(thread, bots)),
    run: (batch, { onOutcome, onStray }) =>
      withThread((thread) =>
        thread.run({ kind: 'play', batch }, (report) => {
          if (report.kind === 'outcome') onOutcome(report.outcome)
          if (report.kind === 'stray') onStray(report.side, report.message)
        }),
      ),
    close: async () => {
      isClosed = true
      for (const thread of all) thread.end('was stopped')
    },
  }
}

async function loadIn(thread: SeriesThread, bots: SeriesPlan['bots']): Promise<void> {
  const limit = Math.max(LEAST_LOAD_MILLISECONDS, botLimits().startMilliseconds)
  const timer = setTimeout(() => thread.end(`did not finish within ${limit / 1000} seconds`), limit)
  let stray: string | null = null
  try {
    await thread.run({ kind: 'load', bots }, (report) => {
      if (report.kind === 'stray') stray ??= report.message
    })
  } catch (error) {
    const names = bots.join(' and ')
    if (error instanceof ThreadEnded)
      throw new BotLoadError(`${names} cannot be loaded: loading ${stray ?? error.message}.`)
    if (error instanceof JobFailed && error.error === 'BotLoadError') throw new BotLoadError(error.message)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Runs the measurements in a worker thread, like the ones that play series. */
export async function measureInThread(options: MeasureOptions): Promise<Measurements> {
  const thread = new SeriesThread()
  const found: Measurements[] = []
  try {
    await thread.run({ kind: 'measure', options }, (report) => {
      if (report.kind === 'measured') found.push(report.measurements)
    })
  } finally {
    thread.end('was stopped')
  }
  const [measurements] = found
  if (!measurements) throw new Error('The thread has measured nothing.')
  return measurements
}
