import type { Measurements, MeasureOptions } from '../bench/measure.ts'
import type { FixtureOutcome } from '../game/outcome.ts'
import type { Side } from '../game/sim-deck.ts'
import type { SeriesPlan } from './plan.ts'
import type { Batch } from './play-batch.ts'

/** What a worker thread can be asked to do. */
export type ThreadJob =
  | { readonly kind: 'load'; readonly bots: SeriesPlan['bots'] }
  | { readonly kind: 'play'; readonly batch: Batch }
  | { readonly kind: 'measure'; readonly options: MeasureOptions }

/** What a worker thread tells the main thread. */
export type ThreadReport =
  | { readonly kind: 'outcome'; readonly outcome: FixtureOutcome }
  | { readonly kind: 'measured'; readonly measurements: Measurements }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  /** A bot failed outside of any question: in a timer, or in a promise nobody waits for. */
  | { readonly kind: 'stray'; readonly side: Side | null; readonly message: string }
  | { readonly kind: 'process'; readonly pid: number; readonly isRunning: boolean }

/**
 * Memory that both threads see, because a thread that is busy cannot send messages: the side whose bot was asked last
 * (−1 for none), and when it must have answered, in milliseconds since `epoch` (0 if it has answered).
 */
export interface ThreadData {
  readonly desk: Int32Array
  readonly epoch: number
}

export const DESK_SIDE = 0
export const DESK_DEADLINE = 1
export const DESK_BYTES = 8

/** The side whose bot was asked last, or null. */
export function sideAsked(desk: Int32Array): Side | null {
  const side = Atomics.load(desk, DESK_SIDE)
  return side === 0 || side === 1 ? side : null
}
