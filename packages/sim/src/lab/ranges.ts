import type { Tally } from '../stats/tally.ts'
import type { LabRun } from './lab-run.ts'

/** Some games of one pair of a run: from index `from` up to, but not including, `to`. */
export interface SeedRange {
  readonly pair: number
  readonly from: number
  readonly to: number
}

/** What became of a range of games. */
export interface RangeResult extends SeedRange {
  readonly tally: Tally
}

/** Whether a pair may stop is looked at after each so many games; ranges of such runs end there. */
export const STOP_BLOCK = 40

/** The largest even number of games per range that is at most `wanted`, at least 2. */
export const rangeSize = ({ stopWidth }: Pick<LabRun, 'stopWidth'>, wanted: number): number =>
  stopWidth === null ? Math.max(2, wanted - (wanted % 2)) : STOP_BLOCK

/** The ranges of a run in the order in which they are played: the first games of all pairs come first. */
export function* rangesOf(run: LabRun, size: number): Generator<SeedRange> {
  for (let from = 0; from < run.games; from += size)
    for (let pair = 0; pair < run.pairs.length; pair++) yield { pair, from, to: Math.min(run.games, from + size) }
}

/** One of several parts of a run, counted from 1. */
export interface Shard {
  readonly number: number
  readonly of: number
}

/** The end of the first so many shards, in games of a pair; even, so that the two games of a seed stay together. */
const endOf = (games: number, number: number, of: number): number =>
  number === of ? games : 2 * Math.floor((games * number) / (2 * of))

/** The ranges that a shard plays: the same part of every pair. */
export function shardRanges(run: LabRun, { number, of }: Shard): SeedRange[] {
  const from = endOf(run.games, number - 1, of)
  const to = endOf(run.games, number, of)
  return run.pairs.flatMap((_, pair) => (from === to ? [] : [{ pair, from, to }]))
}
