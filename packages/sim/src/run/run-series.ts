import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Measurements, MeasureOptions } from '../bench/measure.ts'
import { parseBotSpec } from '../bots/bot-spec.ts'
import { loadBot } from '../bots/load-bot.ts'
import { emptyTally, mergeTally, type Tally } from '../stats/tally.ts'
import type { SeriesPlan } from './plan.ts'
import { type Batch, playBatch } from './worker.ts'

/** How many games of a plan are played, and by how many workers. */
export interface RunOptions {
  readonly games: number
  /** Worker threads; `workersWorthStarting` unless given. With 1, a small number of games is played in this thread. */
  readonly workers?: number
  /** Workers to reuse; a worker that has played some games is several times faster than a new one. */
  readonly pool?: WorkerPool
  /** Called after each game or batch with the number of finished games and the wins of each side. */
  readonly onProgress?: (done: number, wins: readonly [number, number]) => void
  /** Stops after the games in progress; the result then covers the games played so far. */
  readonly signal?: { readonly aborted: boolean }
}

/** The results of a series, and how long it took. */
export interface RunResult {
  readonly tally: Tally
  readonly seconds: number
  readonly isComplete: boolean
}

const LARGEST_BATCH = 200

/** Small enough for several batches per worker and frequent progress; even, so that pairs stay together. */
function batchSize(games: number, workers: number): number {
  const size = Math.ceil(games / (workers * 12))
  return Math.min(LARGEST_BATCH, Math.max(2, size + (size % 2)))
}

function* batches(plan: SeriesPlan, games: number, workers: number): Generator<Batch> {
  const size = batchSize(games, workers)
  for (let from = 0; from < games; from += size) yield { plan, from, to: Math.min(games, from + size) }
}

/** A checkout runs the TypeScript sources; an installed package contains compiled files. */
const isSource = import.meta.url.endsWith('.ts')
const SOURCE = '--conditions=source'

function workerOptions(): { filename: string; execArgv: string[] } {
  const filename = fileURLToPath(new URL(isSource ? './source-worker.mjs' : './worker.js', import.meta.url))
  const execArgv = process.execArgv.filter((argument) => argument !== SOURCE)
  return { filename, execArgv: isSource ? [...execArgv, SOURCE] : execArgv }
}

type RunBatch = (batch: Batch) => Promise<Tally>

/** Worker threads that play batches of any plan until they are closed. */
export interface WorkerPool {
  readonly workers: number
  /** Plays a batch in the next free thread. */
  run(batch: Batch): Promise<Tally>
  /** Ends the threads. */
  close(): Promise<void>
}

const startThreads = (threads: number): Piscina =>
  new Piscina({ ...workerOptions(), minThreads: threads, maxThreads: threads })

/** Runs the measurements in a worker thread, like the ones that play series. */
export async function measureInThread(options: MeasureOptions): Promise<Measurements> {
  const thread = startThreads(1)
  try {
    return (await thread.run(options, { name: 'measure' })) as Measurements
  } finally {
    await thread.destroy()
  }
}

/** Starts worker threads that play batches until they are closed. */
export function openWorkers(workers: number = availableParallelism()): WorkerPool {
  const pool = startThreads(workers)
  return {
    workers,
    run: (batch) => pool.run(batch, { name: 'playBatch' }) as Promise<Tally>,
    close: () => pool.destroy(),
  }
}

/** About as many games of fast bots are played in the time it takes to start another thread. */
const GAMES_PER_THREAD_START = 100

/** With a slow bot, an extra thread pays off for every pair of games. */
function isSlow(bot: string): boolean {
  const spec = parseBotSpec(bot)
  return spec.kind === 'program' || (spec.kind === 'builtIn' && spec.name === 'search')
}

/** One worker per core, or fewer if there are so few games that starting the workers would take longer than playing. */
export function workersWorthStarting(bots: readonly string[], games: number, cores = availableParallelism()): number {
  return bots.some(isSlow) ? cores : Math.min(cores, Math.ceil(games / GAMES_PER_THREAD_START))
}

/** Plays the games of a plan in parallel. The same plan and number of games give the same tally. */
export async function runSeries(plan: SeriesPlan, options: RunOptions): Promise<RunResult> {
  // Loading the bots first reports a bot that cannot be loaded before any worker starts.
  await Promise.all(plan.bots.map(loadBot))
  const wanted = options.pool?.workers ?? options.workers ?? workersWorthStarting(plan.bots, options.games)
  const workers = Math.max(1, Math.min(wanted, Math.ceil(options.games / 2)))
  const start = performance.now()
  const tally = emptyTally()
  const isThisThread = workers === 1 && !options.pool && options.games <= GAMES_PER_THREAD_START
  if (isThisThread) await runInThisThread(plan, options, tally)
  else await runInPool(plan, options, workers, tally)
  const seconds = (performance.now() - start) / 1000
  return { tally, seconds, isComplete: tally.games === options.games }
}

/** Plays one game after the other in this thread, yielding in between so that signals and output are handled. */
async function runInThisThread(
  plan: SeriesPlan,
  { games, onProgress, signal }: RunOptions,
  tally: Tally,
): Promise<void> {
  for (let index = 0; index < games && !signal?.aborted; index++) {
    mergeTally(tally, await playBatch({ plan, from: index, to: index + 1 }))
    onProgress?.(tally.games, tally.wins)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

async function runInPool(plan: SeriesPlan, options: RunOptions, workers: number, tally: Tally): Promise<void> {
  const pool = options.pool ?? openWorkers(workers)
  const queue = batches(plan, options.games, workers)
  try {
    await Promise.all(Array.from({ length: workers + 1 }, () => drain(queue, pool.run, options, tally)))
  } finally {
    if (pool !== options.pool) await pool.close()
  }
}

/** Takes one batch after the other until there are none left or the run is stopped. */
async function drain(queue: Generator<Batch>, run: RunBatch, options: RunOptions, tally: Tally): Promise<void> {
  for (const batch of queue) {
    if (options.signal?.aborted) return
    mergeTally(tally, await run(batch))
    options.onProgress?.(tally.games, tally.wins)
  }
}
