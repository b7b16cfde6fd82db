import type { Answer, Decision } from '../decision/decision.ts'
import type { CardSource, CompiledDefinition } from '../state/definitions.ts'
import type { PlayerId } from '../state/ids.ts'
import { SaveVersionError, type StateJson } from '../state/json.ts'
import type { GameState } from '../state/state.ts'
import type { Watches } from '../state/watches.ts'

/** Whether an answer was accepted, and if not, why. */
export type Submission = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** An answer as it was given. The seed and the answers determine the whole game. */
export interface AnswerRecord {
  readonly player: PlayerId
  readonly answer: Answer
  /** How often each player had learned something hidden before (see `GameState.reveals`). */
  readonly reveals?: readonly [number, number]
  /** The player conceded, which needs no question. */
  readonly concede?: true
}

/**
 * `everyRest`: keep a snapshot at each rest, so that forking between two rests is cheap. `never`: replay from the start
 * instead. If answers are given with `submit`, a snapshot is always kept, because the rules run again from it.
 */
export type SnapshotPolicy = 'never' | 'everyRest'

/** Answers a question immediately, or leaves it open by returning undefined. */
export type Answerer = (decision: Decision) => Answer | undefined

/** What a game is made of. */
export interface GameParts {
  readonly state: GameState
  readonly cards: CardSource
  readonly compiled: CompiledDefinition[]
  readonly initial: GameState
  readonly policy: SnapshotPolicy
  /** The watches of a game with the same cards, if known. */
  readonly watches?: Watches
}

/** A saved game as plain JSON: the last state at rest and the answers given since. */
export interface GameSave {
  readonly format: 'spellwright-game'
  /** 2; saves of version 1 have neither `engine` nor `cards`, and are loaded too. */
  readonly version: number
  /** The version of the engine that saved it. */
  readonly engine?: string
  /** A hash of the definitions of its cards. */
  readonly cards?: string
  /** The last rest state, and the answers given since. */
  readonly rest: StateJson
  readonly since: readonly AnswerRecord[]
}

/** A recorded answer is not legal in the game. */
export class ReplayError extends Error {
  override name = 'ReplayError'
}

/** The version of `GameSave` that is written. */
export const SAVE_VERSION = 2
/** The versions of `GameSave` that are read. */
const READ_SAVE_VERSIONS: readonly number[] = [1, SAVE_VERSION]

/** Throws if that is not a saved game, or one of a version that is not read. */
export function checkFormat(save: GameSave): void {
  if (save?.format !== 'spellwright-game') throw new SaveVersionError('This is not a saved Spellwright game.')
  if (READ_SAVE_VERSIONS.includes(save.version)) return
  throw new SaveVersionError(
    `This game was saved in version ${save.version} of the format, and this engine reads version ${SAVE_VERSION}.`,
  )
}
