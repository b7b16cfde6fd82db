import { ConfidenceSequence } from '../stats/confidence-sequence.ts'
import { pointsBySeed } from '../stats/difference.ts'
import { addTally } from '../stats/merge-tallies.ts'
import { emptyTally, type Tally } from '../stats/tally.ts'
import type { LabRun } from './lab-run.ts'
import type { RangeResult, SeedRange } from './ranges.ts'

/** A range does not fit into the table of its run; the message says why. */
export class RangeMisfit extends Error {
  override name = 'RangeMisfit'
}

/** The games of one pair, counted in the order of their index whatever the order in which they come in. */
export class PairTable {
  readonly tally: Tally = emptyTally()
  /** The games before this index are counted. */
  next = 0
  private readonly run: LabRun
  private readonly waiting = new Map<number, RangeResult>()
  private readonly sequence = new ConfidenceSequence()

  constructor(run: LabRun) {
    this.run = run
  }

  /** Whether no more games are needed: all were played, or the win rate is known as well as was asked for. */
  get isDone(): boolean {
    return this.next >= this.run.games || this.isNarrow
  }

  private get isNarrow(): boolean {
    const { stopWidth } = this.run
    return stopWidth !== null && this.sequence.halfWidth <= stopWidth
  }

  /** The 95 % interval of the win rate that holds at all times. */
  get atAnyTime(): readonly [number, number] {
    return this.sequence.interval
  }

  /** Adds a range; one that is here already is not counted twice. */
  add(range: RangeResult): void {
    if (range.from < this.next || this.waiting.has(range.from)) return
    this.waiting.set(range.from, range)
    for (let found = this.waiting.get(this.next); found && !this.isDone; found = this.waiting.get(this.next)) {
      this.waiting.delete(this.next)
      addTally(this.tally, found.tally)
      for (const points of pointsBySeed(found.tally.marks, found.from / 2, Math.ceil(found.to / 2)))
        this.sequence.add(points)
      this.next = found.to
    }
    if (this.isDone) this.waiting.clear()
  }

  /** Whether a range is counted, or waits for the ones before it. */
  has({ from }: SeedRange): boolean {
    return from < this.next || this.waiting.has(from) || this.isDone
  }

  /** The first game that is missing although later ones are here; null if there is none. */
  get gap(): number | null {
    return this.waiting.size > 0 ? this.next : null
  }
}

/** The results of a run, which are the same however it is split and in whatever order its ranges come in. */
export class RunTable {
  readonly run: LabRun
  readonly pairs: readonly PairTable[]

  constructor(run: LabRun) {
    this.run = run
    this.pairs = run.pairs.map(() => new PairTable(run))
  }

  /** Adds the result of a range. */
  add(result: RangeResult): void {
    const pair = this.pairs[result.pair]
    if (!pair) throw new RangeMisfit(`The run has no pair ${result.pair}.`)
    if (result.from % 2 !== 0 || result.tally.games !== result.to - result.from)
      throw new RangeMisfit(`The games ${result.from} to ${result.to} of pair ${result.pair} are not whole.`)
    pair.add(result)
  }

  /** Whether a range need not be played any more. */
  has(range: SeedRange): boolean {
    return this.pairs[range.pair]?.has(range) ?? true
  }

  /** Whether all pairs are done. */
  get isDone(): boolean {
    return this.pairs.every((pair) => pair.isDone)
  }

  /** The games that are counted, over all pairs. */
  get games(): number {
    return this.pairs.reduce((sum, { tally }) => sum + tally.games, 0)
  }

  /** What is counted, as plain data: adding it to an empty table of the same run gives the same table. */
  results(): RangeResult[] {
    return this.pairs.flatMap(({ tally, next }, pair) => (next === 0 ? [] : [{ pair, from: 0, to: next, tally }]))
  }
}
