import type { LossReason } from '@spellwright/engine'
import type { Side } from './side.ts'

/** What became of one game; plain data. */
export interface GameOutcome {
  /** Null: a draw, or unfinished. */
  readonly winner: Side | null
  readonly isFinished: boolean
  readonly starter: Side
  readonly turns: number
  readonly decisions: number
  /** Hands each side sent back. */
  readonly mulligans: readonly [number, number]
  /** Why the loser lost; null for draws and unfinished games. */
  readonly reason: LossReason | null
  readonly drawn: readonly [readonly string[], readonly string[]]
  readonly cast: readonly [readonly string[], readonly string[]]
  /** What went wrong with a bot from outside. */
  readonly problems: readonly string[]
}

/** One game, or one match of up to three. */
export interface FixtureOutcome {
  readonly index: number
  readonly seed: string
  readonly winner: Side | null
  readonly isFinished: boolean
  readonly games: readonly GameOutcome[]
  readonly decks: readonly [number, number]
}
