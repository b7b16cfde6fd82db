import type { StopSignal } from '@spellwright/engine'
import type { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { type LabRun, versionProblem } from '../lab/lab-run.ts'
import { portableBots } from '../lab/play-range.ts'
import { rangeSize, rangesOf, type SeedRange } from '../lab/ranges.ts'
import { RunTable } from '../lab/run-table.ts'
import { loadQueueLibrary, openConnection, QueueUnavailable, shownAddress } from './queue-library.ts'
import { jobId, QUEUE_NAME, type RangeJob, RunStore, runId } from './run-store.ts'

/** How a run is played through a queue. */
export interface QueueOptions {
  /** The address of Redis. */
  readonly url: string
  /** Games per job; suited to the size of the run unless given. */
  readonly jobGames?: number
  /** Called with the id of the run, by which it can be taken up again. */
  readonly onRun?: (id: string) => void
  /** Called whenever results have come in, or a second has passed, with the games counted and the workers connected. */
  readonly onProgress?: (games: number, workers: number) => void
  /** Leaves the run to the workers; it can be taken up again by its id. */
  readonly signal?: StopSignal
  /** Whether to return what is there instead of waiting for the rest. */
  readonly partly?: boolean
  /** How long Redis may be away before the run is left, in milliseconds. */
  readonly patience?: number
}

/** A run that was played through a queue, as far as it got. */
export interface QueueResult {
  readonly id: string
  readonly table: RunTable
  readonly seconds: number
  /** Why the run was left, if its signal did not ask for it. */
  readonly cutShort: string | null
}

const WAIT_MILLISECONDS = 1000
const PATIENCE_MILLISECONDS = 60_000
const [FEWEST, MOST] = [20, 500]

/** About two hundred jobs: enough for many workers, and little to lose by a death. */
const suitedSize = ({ games, pairs }: LabRun): number =>
  Math.min(MOST, Math.max(FEWEST, Math.ceil((games * pairs.length) / 200)))

/** One run in the queue: asks for its ranges, and collects their results. */
class QueuedRun {
  readonly table: RunTable
  private after = '0'
  private readonly id: string
  private readonly store: RunStore
  private readonly queue: Queue<RangeJob>
  private readonly donePairs = new Set<number>()

  constructor(id: string, run: LabRun, store: RunStore, queue: Queue<RangeJob>) {
    this.id = id
    this.table = new RunTable(run)
    this.store = store
    this.queue = queue
  }

  /** Adds results that have come in; false if there were none. */
  async collect(wait: number): Promise<boolean> {
    const found = await this.store.readResults(this.id, this.after, wait)
    for (const { after, result } of found) {
      this.after = after
      this.table.add(result)
    }
    for (const [pair, { isDone }] of this.table.pairs.entries())
      if (isDone && !this.donePairs.has(pair)) {
        this.donePairs.add(pair)
        await this.store.markDone(this.id, pair)
      }
    return found.length > 0
  }

  /** Asks the workers for every range that is not counted; those that are asked for already stay as they are. */
  async ask(size: number): Promise<void> {
    const missing = [...rangesOf(this.table.run, size)].filter((range) => !this.table.has(range))
    for (let from = 0; from < missing.length; from += JOBS_AT_ONCE)
      await this.queue.addBulk(missing.slice(from, from + JOBS_AT_ONCE).map((range) => this.job(range)))
  }

  private job(range: SeedRange) {
    return {
      name: 'range',
      data: { run: this.id, range },
      opts: {
        jobId: jobId(this.id, range),
        // A job that fails is one for another worker; it is never given up.
        attempts: Number.MAX_SAFE_INTEGER,
        backoff: { type: 'fixed' as const, delay: 1000 },
        removeOnComplete: true,
      },
    }
  }
}

const JOBS_AT_ONCE = 1000

/** Since when Redis has been away; null while it is there. */
function watchConnection(redis: Redis): () => number | null {
  let since: number | null = null
  redis.on('close', () => {
    since ??= performance.now()
  })
  redis.on('ready', () => {
    since = null
  })
  return () => since
}

async function play(run: LabRun, id: string, options: QueueOptions): Promise<QueueResult> {
  const library = await loadQueueLibrary()
  const redis = await openConnection(library, options.url)
  const reader = await openConnection(library, options.url)
  const queue = new library.Queue<RangeJob>(QUEUE_NAME, { connection: redis })
  queue.on('error', () => {})
  const awaySince = watchConnection(redis)
  const start = performance.now()
  const queued = new QueuedRun(id, run, new RunStore(reader), queue)
  const patience = options.patience ?? PATIENCE_MILLISECONDS
  let cutShort: string | null = null
  /** While Redis is away, one question waits for it, and no others behind it. */
  let waiting: Promise<boolean> | null = null
  try {
    await new RunStore(redis).saveRun(id, run)
    options.onRun?.(id)
    while (await queued.collect(0)) options.onProgress?.(queued.table.games, 0)
    if (!options.partly && !queued.table.isDone) await queued.ask(rangeSize(run, options.jobGames ?? suitedSize(run)))
    while (!options.partly && !queued.table.isDone && !options.signal?.aborted && cutShort === null) {
      waiting ??= queued.collect(WAIT_MILLISECONDS).finally(() => {
        waiting = null
      })
      await Promise.race([waiting, delay(2 * WAIT_MILLISECONDS)])
      const away = awaySince()
      if (away !== null && performance.now() - away > patience)
        cutShort = `Redis at ${shownAddress(options.url)} has been lost. The run ${id} can be taken up again.`
      options.onProgress?.(queued.table.games, away === null ? await workersOf(queue) : 0)
    }
    if (queued.table.isDone) await new RunStore(redis).close(id)
  } finally {
    waiting?.catch(() => {})
    reader.disconnect()
    await Promise.race([queue.close(), delay(WAIT_MILLISECONDS)]).catch(() => {})
    redis.disconnect()
  }
  return { id, table: queued.table, seconds: (performance.now() - start) / 1000, cutShort }
}

const delay = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The workers that are connected; 0 if Redis does not say. */
const workersOf = (queue: Queue<RangeJob>): Promise<number> =>
  Promise.race([queue.getWorkersCount(), delay(WAIT_MILLISECONDS).then(() => 0)]).catch(() => 0)

/**
 * Plays a run with all workers of a queue, and returns its table, which is the one of a single machine. The same run is
 * taken up where it was left. Throws a `BotNotPortable` if a bot is a file or a program, and a `QueueUnavailable` if the
 * queue cannot be used.
 */
export async function runInQueue(run: LabRun, options: QueueOptions): Promise<QueueResult> {
  portableBots(run)
  return play(run, runId(run), options)
}

/** Takes up a run by its id. Throws a `QueueUnavailable` if the queue does not have it, or another version made it. */
export async function takeUpRun(id: string, options: QueueOptions): Promise<QueueResult> {
  const redis = await openConnection(await loadQueueLibrary(), options.url)
  const run = await new RunStore(redis).readRun(id).finally(() => redis.disconnect())
  if (run === null) throw new QueueUnavailable(`The queue at ${shownAddress(options.url)} has no run ${id}.`)
  const problem = versionProblem(run)
  if (problem !== null) throw new QueueUnavailable(problem)
  return play(run, id, options)
}
