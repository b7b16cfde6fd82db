import { availableParallelism } from 'node:os'
import { looksAhead } from '@spellwright/bots'
import type { StopSignal } from '@spellwright/engine'
import { parseBotSpec } from '../bots/bot-spec.ts'
import { OutputError } from '../replay/output-error.ts'
import { addOutcome, emptyTally, type Tally } from '../stats/tally.ts'
import { BatchPlayer } from './batch-player.ts'
import type { SeriesPlan } from './plan.ts'
import { type Batch, loadBots, playBatch } from './play-batch.ts'
import { openWorkers, type WorkerPool } from './worker-pool.ts'

/** How many games of a plan are played, and by how many workers. */
export interface RunOptions {
  readonly games: number
  /** The index of the first game; 0 unless given. */
  readonly first?: number
  /**
   * Worker threads; `workersWorthStarting` unless given. With 0, the games are played in this thread, where nothing can
   * end a bot that does not return.
   */
  readonly workers?: number
  /** Workers to reuse; a worker that has played some games is several times faster than a new one. */
  readonly pool?: WorkerPool
  /** Called after each game with the number of finished games and the wins of each side. */
  readonly onProgress?: (done: number, wins: readonly [number, number]) => void
  /** Stops at once; the result then covers the games played so far. */
  readonly signal?: StopSignal
}

/** The results of a series, and how long it took. */
export interface RunResult {
  readonly tally: Tally
  readonly seconds: number
  readonly isComplete: boolean
  /** Why the run could not go on, if it was not stopped by its signal. */
  readonly cutShort: string | null
}

const LARGEST_BATCH = 200

/** Small enough for several batches per worker; even, so that pairs stay together. */
function batchSize(games: number, workers: number): number {
  const size = Math.ceil(games / (workers * 12))
  return Math.min(LARGEST_BATCH, Math.max(2, size + (size % 2)))
}

function* batches(plan: SeriesPlan, { games, first = 0 }: RunOptions, workers: number): Generator<Batch> {
  const size = batchSize(games, workers)
  const end = first + games
  for (let from = first; from < end; from += size) yield { plan, from, to: Math.min(end, from + size) }
}

/** About as many games of fast bots are played in the time it takes to start another thread. */
const GAMES_PER_THREAD_START = 100

/** With a slow bot, an extra thread pays off for every pair of games. */
function isSlow(bot: string): boolean {
  const spec = parseBotSpec(bot)
  return spec.kind === 'program' || (spec.kind === 'builtIn' && looksAhead(spec.name))
}

const isBuiltIn = (bot: string): boolean => parseBotSpec(bot).kind === 'builtIn'

/**
 * One worker per core, or fewer if there are so few games that starting the workers would take longer than playing. A
 * few games of built-in bots, which always answer, are played in this thread.
 */
export function workersWorthStarting(bots: readonly string[], games: number, cores = availableParallelism()): number {
  if (bots.some(isSlow)) return cores
  const workers = Math.min(cores, Math.ceil(games / GAMES_PER_THREAD_START))
  return workers === 1 && games <= GAMES_PER_THREAD_START && bots.every(isBuiltIn) ? 0 : workers
}

/** Plays the games of a plan in parallel. The same plan and number of games give the same tally. */
export async function runSeries(plan: SeriesPlan, options: RunOptions): Promise<RunResult> {
  for (const bot of plan.bots) parseBotSpec(bot)
  const wanted = options.pool?.workers ?? options.workers ?? workersWorthStarting(plan.bots, options.games)
  const workers = Math.min(wanted, Math.ceil(options.games / 2))
  const start = performance.now()
  const tally = emptyTally()
  const cutShort =
    workers === 0 ? await runInThisThread(plan, options, tally) : await runInPool(plan, options, workers, tally)
  const seconds = (performance.now() - start) / 1000
  return { tally, seconds, isComplete: tally.games === options.games, cutShort }
}

/** Plays one game after the other in this thread, yielding in between so that signals and output are handled. */
async function runInThisThread(
  plan: SeriesPlan,
  { games, first = 0, onProgress, signal }: RunOptions,
  tally: Tally,
): Promise<string | null> {
  await loadBots(plan.bots)
  for (let index = first; index < first + games && !signal?.aborted; index++) {
    try {
      await playBatch({ plan, from: index, to: index + 1 }, (outcome) => addOutcome(tally, outcome))
    } catch (error) {
      if (error instanceof OutputError) return error.message
      throw error
    }
    onProgress?.(tally.games, tally.wins)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return null
}

async function runInPool(plan: SeriesPlan, options: RunOptions, workers: number, tally: Tally): Promise<string | null> {
  const pool = options.pool ?? openWorkers(workers)
  const stop = (): void => void pool.close()
  const player = new BatchPlayer(plan, pool, tally, options)
  options.signal?.addEventListener('abort', stop)
  try {
    // Loading the bots first reports a bot that cannot be loaded before any game is played.
    if (plan.bots.some((bot) => parseBotSpec(bot).kind === 'file')) await pool.load(plan.bots)
    const queue = batches(plan, options, workers)
    await Promise.all(Array.from({ length: workers }, () => drain(queue, player)))
    return player.cutShort
  } catch (error) {
    if (options.signal?.aborted) return null
    throw error
  } finally {
    options.signal?.removeEventListener('abort', stop)
    if (pool !== options.pool) await pool.close()
  }
}

/** Takes one batch after the other until there are none left or the run is stopped. */
async function drain(queue: Generator<Batch>, player: BatchPlayer): Promise<void> {
  for (const batch of queue) {
    if (player.isStopped) return
    await player.play(batch)
  }
}
