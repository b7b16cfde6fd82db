import type { FixtureOutcome } from '../game/outcome.ts'
import { otherSide, type Side } from '../game/sim-deck.ts'
import { addOutcome, addProblems, type Tally } from '../stats/tally.ts'
import { fixtureOf, type SeriesPlan } from './plan.ts'
import type { Batch } from './play-batch.ts'
import { forfeitedGame } from './play-fixture.ts'
import type { RunOptions } from './run-series.ts'
import { JobFailed, ThreadEnded } from './series-thread.ts'
import type { WorkerPool } from './worker-pool.ts'

/** A bot that has ended its thread this often is not started again in the run: it forfeits the remaining games. */
const MAX_ENDED_THREADS = 3

/** The place in a list by game of what belongs to no game: last. */
const NO_GAME = Number.MAX_SAFE_INTEGER

/** Plays batches in a pool, and goes on after a game in which a bot has ended its thread. */
export class BatchPlayer {
  /** Why the run cannot go on, or null. */
  cutShort: string | null = null
  private readonly plan: SeriesPlan
  private readonly pool: WorkerPool
  private readonly tally: Tally
  private readonly options: RunOptions
  private readonly endedThreads: [number, number] = [0, 0]

  constructor(plan: SeriesPlan, pool: WorkerPool, tally: Tally, options: RunOptions) {
    this.plan = plan
    this.pool = pool
    this.tally = tally
    this.options = options
  }

  get isStopped(): boolean {
    return this.options.signal?.aborted === true || this.cutShort !== null
  }

  async play(batch: Batch): Promise<void> {
    let from = batch.from
    const add = (outcome: FixtureOutcome): void => {
      from = outcome.index + 1
      addOutcome(this.tally, outcome)
      this.options.onProgress?.(this.tally.games, this.tally.wins)
    }
    while (from < batch.to && !this.isStopped) {
      const out = this.sideThatIsOut()
      if (out !== null) add(this.forfeit(from, out, []))
      else await this.playFrom({ ...batch, from }, () => from, add)
    }
  }

  private async playFrom(batch: Batch, at: () => number, add: (outcome: FixtureOutcome) => void): Promise<void> {
    try {
      await this.pool.run(batch, { onOutcome: add, onStray: (side, message) => this.noteStray(side, message) })
    } catch (error) {
      if (error instanceof JobFailed && error.error === 'OutputError') this.cutShort = error.message
      else if (!(error instanceof ThreadEnded)) throw error
      else if (this.options.signal?.aborted) return
      else if (error.side === null) this.cutShort = `A worker thread ${error.message}.`
      else add(this.forfeit(at(), error.side, this.problemsOf(error.side, error.message)))
    }
  }

  private sideThatIsOut(): Side | null {
    const side = this.endedThreads.findIndex((count) => count >= MAX_ENDED_THREADS)
    return side < 0 ? null : (side as Side)
  }

  private problemsOf(side: Side, message: string): string[] {
    const bot = this.plan.bots[side]
    const problems = [`${bot} forfeits the game, because its thread ${message}`]
    if (++this.endedThreads[side] >= MAX_ENDED_THREADS)
      problems.push(`${bot} is not started any more in this run and forfeits the games that are left`)
    return problems
  }

  private noteStray(side: Side | null, message: string): void {
    if (side !== null) this.tally.faults[side]++
    const bot = side === null ? this.plan.bots.join(' or ') : this.plan.bots[side]
    addProblems(this.tally, [{ index: NO_GAME, message: `${bot} failed outside of any question: ${message}` }])
  }

  private forfeit(index: number, side: Side, problems: readonly string[]): FixtureOutcome {
    const { seed, decks } = fixtureOf(this.plan, index)
    const game = forfeitedGame(side, problems)
    return { index, seed, winner: otherSide(side), isFinished: true, games: [game], decks }
  }
}
