import { createHash } from 'node:crypto'
import { ENGINE_VERSION } from '@spellwright/engine'
import type { Redis } from 'ioredis'
import type { LabRun } from '../lab/lab-run.ts'
import type { RangeResult, SeedRange } from '../lab/ranges.ts'
import { parseRangeResult, parseRun } from '../lab/run-file.ts'

/** The queue of this version: workers of another one never see its jobs. */
export const QUEUE_NAME = `spellwright-${ENGINE_VERSION}`

/** Which games a worker plays. */
export interface RangeJob {
  readonly run: string
  readonly range: SeedRange
}

/** The same run has the same id, so that starting it again takes it up again. */
export const runId = (run: LabRun): string =>
  createHash('sha256').update(JSON.stringify(run)).digest('hex').slice(0, 12)

export const jobId = (run: string, { pair, from }: SeedRange): string => `${run}-${pair}-${from}`

/** What Redis keeps of a run is forgotten a week after the last change. */
const SECONDS_KEPT = 7 * 24 * 3600
const OPEN = 'spellwright:open'
const keyOf = (part: 'run' | 'results' | 'done', id: string): string => `spellwright:${part}:${id}`

/** A result and where it stands among the others. */
export interface StoredResult {
  readonly after: string
  readonly result: RangeResult
}

/** The runs in Redis: what they play, and the results of their ranges in the order in which they came in. */
export class RunStore {
  private readonly redis: Redis

  constructor(redis: Redis) {
    this.redis = redis
  }

  async saveRun(id: string, run: LabRun): Promise<void> {
    await this.redis.set(keyOf('run', id), JSON.stringify(run), 'EX', SECONDS_KEPT)
    await this.redis.hset(OPEN, id, run.engine)
  }

  /** The run with that id; null if Redis does not have it. */
  async readRun(id: string): Promise<LabRun | null> {
    const json = await this.redis.get(keyOf('run', id))
    return json === null ? null : parseRun(json, `The run ${id}`)
  }

  async addResult(id: string, result: RangeResult): Promise<void> {
    const key = keyOf('results', id)
    await this.redis
      .multi()
      .xadd(key, '*', 'result', JSON.stringify(result))
      .expire(key, SECONDS_KEPT)
      .expire(keyOf('run', id), SECONDS_KEPT)
      .exec()
  }

  /** The results after that one; waits so many milliseconds for the next if there is none, and not at all with 0. */
  async readResults(id: string, after: string, wait: number): Promise<StoredResult[]> {
    const key = keyOf('results', id)
    const found =
      wait === 0
        ? await this.redis.xread('COUNT', 100, 'STREAMS', key, after)
        : await this.redis.xread('COUNT', 100, 'BLOCK', wait, 'STREAMS', key, after)
    return (found?.[0]?.[1] ?? []).map(([at, fields]) => ({
      after: at,
      result: parseRangeResult(fields[1] ?? '', `A result of run ${id}`),
    }))
  }

  /** No more games of that pair are needed. */
  async markDone(id: string, pair: number): Promise<void> {
    await this.redis.sadd(keyOf('done', id), pair)
    await this.redis.expire(keyOf('done', id), SECONDS_KEPT)
  }

  async isDone(id: string, pair: number): Promise<boolean> {
    return (await this.redis.sismember(keyOf('done', id), pair)) === 1
  }

  /** The run is complete; its results stay for a week. */
  async close(id: string): Promise<void> {
    await this.redis.hdel(OPEN, id)
  }

  /** The ids of the open runs, and the versions they were made by. */
  openRuns(): Promise<Record<string, string>> {
    return this.redis.hgetall(OPEN)
  }
}
