import { ENGINE_VERSION, type StopSignal } from '@spellwright/engine'
import type { Job } from 'bullmq'
import { type LabRun, versionProblem } from '../lab/lab-run.ts'
import { runLab } from '../lab/run-lab.ts'
import { openWorkers, type WorkerPool } from '../run/worker-pool.ts'
import { loadQueueLibrary, openConnection, QueueUnavailable } from './queue-library.ts'
import { QUEUE_NAME, type RangeJob, RunStore } from './run-store.ts'

/** How a machine works for a queue. */
export interface QueueWorkerOptions {
  /** The address of Redis. */
  readonly url: string
  /** Worker threads; one per core unless given. */
  readonly threads?: number
  /** Ends when there was nothing to do for so many milliseconds; waits for ever unless given. */
  readonly idle?: number
  /** If this machine dies, its games are given to others after about so many milliseconds. */
  readonly lock?: number
  /** Called with the games played here, after each job. */
  readonly onGames?: (games: number) => void
  /** Called with a sentence for the person at this machine. */
  readonly onNews?: (sentence: string) => void
  /** Ends at once; the jobs in progress are played by others. */
  readonly signal?: StopSignal
}

const LOCK_MILLISECONDS = 10_000
const LOOK_MILLISECONDS = 500
/** Two jobs at a time, so that no thread waits while the last games of one are played. */
const JOBS_AT_ONCE = 2

/** Plays the jobs of a queue in the threads of a pool. */
class RangePlayer {
  games = 0
  busyAt = performance.now()
  running = 0
  /** Why this machine must not go on, or null. */
  refusal: string | null = null
  private readonly runs = new Map<string, Promise<LabRun>>()
  private readonly store: RunStore
  private readonly pool: WorkerPool
  private readonly options: QueueWorkerOptions

  constructor(store: RunStore, pool: WorkerPool, options: QueueWorkerOptions) {
    this.store = store
    this.pool = pool
    this.options = options
  }

  async play({ data: { run: id, range } }: Job<RangeJob>): Promise<void> {
    this.running++
    try {
      const run = await this.runOf(id)
      if (await this.store.isDone(id, range.pair)) return
      const { signal } = this.options
      let isPlayed = false
      const { cutShort } = await runLab(run, {
        ranges: [range],
        pool: this.pool,
        ...(signal === undefined ? {} : { signal }),
        onResult: async (result) => {
          await this.store.addResult(id, result)
          isPlayed = true
        },
      })
      if (!isPlayed) throw new Error(cutShort ?? 'The worker was stopped.')
      this.games += range.to - range.from
      this.options.onGames?.(this.games)
    } finally {
      this.running--
      this.busyAt = performance.now()
    }
  }

  private runOf(id: string): Promise<LabRun> {
    const known = this.runs.get(id)
    if (known) return known
    const read = this.store.readRun(id).then((run) => {
      if (run === null) throw new Error(`The queue does not have the run ${id} any more.`)
      const problem = versionProblem(run)
      if (problem === null) return run
      this.refusal = problem
      throw new QueueUnavailable(problem)
    })
    this.runs.set(id, read)
    read.catch(() => this.runs.delete(id))
    return read
  }
}

/** A sentence for each open run that another version has made. */
async function strangeRuns(store: RunStore): Promise<string[]> {
  const open = Object.entries(await store.openRuns())
  return open
    .filter(([, version]) => version !== ENGINE_VERSION)
    .map(
      ([id, version]) =>
        `The run ${id} was made by version ${version} of Spellwright, and this is version ${ENGINE_VERSION}: install that version here to help with it.`,
    )
}

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/**
 * Plays games for the runs in a queue until it is stopped, and returns how many. Throws a `QueueUnavailable` if the queue
 * cannot be used, or if this version is not the one its runs were made by.
 */
export async function workForQueue(options: QueueWorkerOptions): Promise<number> {
  const library = await loadQueueLibrary()
  const redis = await openConnection(library, options.url)
  const store = new RunStore(redis)
  const strange = await strangeRuns(store)
  const [first] = strange
  if (first !== undefined && strange.length === Object.keys(await store.openRuns()).length) {
    redis.disconnect()
    throw new QueueUnavailable(first)
  }
  for (const sentence of strange) options.onNews?.(sentence)
  const { lock = LOCK_MILLISECONDS } = options
  const pool = openWorkers(options.threads)
  const player = new RangePlayer(store, pool, options)
  const worker = new library.Worker<RangeJob>(QUEUE_NAME, (job) => player.play(job), {
    connection: redis.duplicate({ maxRetriesPerRequest: null, lazyConnect: false }),
    concurrency: JOBS_AT_ONCE,
    lockDuration: lock,
    stalledInterval: lock / 2,
    // However many workers die with a job, it is played in the end.
    maxStalledCount: Number.MAX_SAFE_INTEGER,
    drainDelay: 1,
  })
  // What is lost is the connection; it is opened again by itself.
  worker.on('error', () => {})
  const isIdle = (): boolean =>
    options.idle !== undefined && player.running === 0 && performance.now() - player.busyAt > options.idle
  while (!options.signal?.aborted && player.refusal === null && !isIdle()) await delay(LOOK_MILLISECONDS)
  await Promise.race([worker.close(options.signal?.aborted === true), delay(lock)])
  await pool.close()
  redis.disconnect()
  if (player.refusal !== null) throw new QueueUnavailable(player.refusal)
  return player.games
}
