import type { LossReason } from '@spellwright/engine'
import type { CardUse } from './card-tracker.ts'
import type { Side } from './sim-deck.ts'

/** The outcome of one game, as plain data. */
export interface GameOutcome extends CardUse {
  /** Null for a draw or an unfinished game. */
  readonly winner: Side | null
  readonly isFinished: boolean
  readonly starter: Side
  readonly turns: number
  readonly decisions: number
  /** The mulligans each side took. */
  readonly mulligans: readonly [number, number]
  /** Why the loser lost; null for draws and unfinished games. A forfeited game has no other statistics. */
  readonly reason: LossReason | 'forfeited' | null
  /** Problems with bots that the user brought. */
  readonly problems: readonly string[]
  /** How many faults the bot of each side made. */
  readonly faults: readonly [number, number]
}

/** The outcome of one game, or of one match of up to three games. */
export interface FixtureOutcome {
  readonly index: number
  readonly seed: string
  readonly winner: Side | null
  readonly isFinished: boolean
  readonly games: readonly GameOutcome[]
  readonly decks: readonly [number, number]
  /** The error that ended it; absent if there was none. */
  readonly error?: string
}
