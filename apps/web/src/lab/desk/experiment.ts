import {
  formatRunFile,
  type LabRun,
  type RangeResult,
  RunTable,
  rangeSize,
  rangesOf,
  type SeedRange,
} from 'spellwright/lab'
import type { LabProgress, LabView, Selection } from '../messages.ts'
import { listsOf, titleOf } from './choose-run.ts'
import { keepRun } from './keep.ts'
import { PlayerPool } from './pool.ts'
import { viewOf } from './view.ts'

/** Games per range: about a second of work, so that the table moves. */
const GAMES_PER_RANGE = 20
const VIEW_INTERVAL_MS = 400
const KEEP_INTERVAL_MS = 10_000
/** The rate is that of the last so many milliseconds. */
const RATE_WINDOW_MS = 8000

/** A run with its results so far, which is played on, paused, and kept in the browser. */
export class Experiment {
  readonly table: RunTable
  shares: readonly number[] | null
  private readonly id: string
  private readonly onView: (view: LabView) => void
  private selection: Selection | null
  private pool: PlayerPool | null = null
  private status: LabProgress['status']
  private problem: string | null = null
  private pending: Iterator<SeedRange>
  private moments: number[] = []
  private viewTimer: ReturnType<typeof setTimeout> | undefined
  private keptAt = performance.now()

  constructor(run: LabRun, id: string, onView: (view: LabView) => void, results: readonly RangeResult[] = []) {
    this.table = new RunTable(run)
    for (const result of results) this.table.add(result)
    this.id = id
    this.onView = onView
    this.shares = null
    this.status = this.table.isDone ? 'done' : 'paused'
    this.selection = run.pairs[0] ? { deck: run.pairs[0][0], opponent: null } : null
    this.pending = this.ranges()
  }

  private ranges(): Iterator<SeedRange> {
    const { run } = this.table
    return rangesOf(run, rangeSize(run, GAMES_PER_RANGE))
  }

  /** Plays until all is known or `pause` is called. */
  goOn(): void {
    if (this.table.isDone || this.status === 'running') return
    this.status = 'running'
    this.problem = null
    this.moments = []
    this.pending = this.ranges()
    const { run } = this.table
    this.pool ??= new PlayerPool(run, listsOf(run), navigator.hardwareConcurrency || 2, {
      next: () => this.next(),
      onGame: () => this.noteGame(),
      onResult: (result) => this.receive(result),
      onFailure: (message) => this.fail(message),
    })
    this.pool.feed()
    this.show()
  }

  private next(): SeedRange | null {
    if (this.status !== 'running') return null
    for (;;) {
      const { value, done } = this.pending.next()
      if (done) return null
      if (!this.table.has(value) && !this.pool?.isPlaying(value)) return value
    }
  }

  private noteGame(): void {
    const now = performance.now()
    this.moments.push(now)
    if (this.moments.length > 5000) this.moments = this.moments.filter((moment) => now - moment < RATE_WINDOW_MS)
    this.showSoon()
  }

  private receive(result: RangeResult): void {
    this.table.add(result)
    if (this.table.isDone) this.finish()
    else if (performance.now() - this.keptAt > KEEP_INTERVAL_MS) this.keep()
    this.showSoon()
  }

  private finish(): void {
    this.status = 'done'
    this.close()
    this.keep()
  }

  private fail(message: string): void {
    this.problem = `A worker has stopped: ${message} The games counted so far are kept.`
    this.pause()
  }

  /** The ranges that are being played are finished and counted. */
  pause(): void {
    if (this.status === 'running') this.status = 'paused'
    this.keep()
    this.show()
  }

  select(selection: Selection): void {
    this.selection = selection
    this.show()
  }

  setShares(shares: readonly number[]): void {
    this.shares = shares
    this.keep()
    this.show()
  }

  /** The run and what is counted of it, as a file. */
  file(): string {
    return formatRunFile({ run: this.table.run, shard: null, results: this.table.results() })
  }

  private keep(): void {
    this.keptAt = performance.now()
    if (this.table.games === 0) return
    keepRun({
      id: this.id,
      title: titleOf(this.table.run),
      games: this.table.games,
      savedAt: Date.now(),
      file: this.file(),
      shares: this.shares,
    }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      this.problem = `The browser does not keep this run: ${reason} Save it as a file to be sure.`
    })
  }

  private showSoon(): void {
    this.viewTimer ??= setTimeout(() => this.show(), VIEW_INTERVAL_MS)
  }

  show(): void {
    clearTimeout(this.viewTimer)
    this.viewTimer = undefined
    const { id, shares, selection, problem } = this
    this.onView(viewOf(this.table, { id, shares, selection, problem, progress: this.progress() }))
  }

  private progress(): LabProgress {
    const { run, games } = this.table
    const now = performance.now()
    const recent = this.moments.filter((moment) => now - moment < RATE_WINDOW_MS)
    const span = Math.min(RATE_WINDOW_MS, now - (this.moments[0] ?? now))
    const rate = this.status === 'running' && span > 500 ? (1000 * recent.length) / span : null
    const total = this.table.pairs.reduce((sum, pair) => sum + (pair.isDone ? pair.tally.games : run.games), 0)
    return {
      status: this.status,
      games,
      total,
      rate,
      secondsLeft: rate === null || rate === 0 ? null : (total - games) / rate,
      workers: this.pool?.size ?? 0,
    }
  }

  close(): void {
    this.pool?.close()
    this.pool = null
  }
}
