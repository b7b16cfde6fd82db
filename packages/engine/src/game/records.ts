import type { Answer, Decision } from '../decision/decision.ts'
import type { PlayerId } from '../state/ids.ts'
import type { StateJson } from '../state/json.ts'

/** Whether an answer was accepted, and if not, why. */
export type Submission = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** An answer as it was given; with the seed these are the whole game. */
export interface AnswerRecord {
  readonly player: PlayerId
  readonly answer: Answer
  /** What each player had learned before it (see `GameState.reveals`). */
  readonly reveals?: readonly [number, number]
  /** Conceding needs no question. */
  readonly concede?: true
}

/**
 * `everyRest`: keep a snapshot at each rest, so that forking between two rests is cheap. `never`: replay from the start
 * instead. Where answers come from outside (`submit`), a snapshot is always kept: the rules run again from there.
 */
export type SnapshotPolicy = 'never' | 'everyRest'

/** Gives the answer to a question at once; undefined leaves the question open. */
export type Answerer = (decision: Decision) => Answer | undefined

/** A saved game as plain JSON: the last state at rest and the answers given since. */
export interface GameSave {
  readonly format: 'spellwright-game'
  readonly version: number
  /** The last rest state, and the answers given since. */
  readonly rest: StateJson
  readonly since: readonly AnswerRecord[]
}

/** The recorded answers do not fit the game. */
export class ReplayError extends Error {
  override name = 'ReplayError'
}
