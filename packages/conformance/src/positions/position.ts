import type { Step } from '@spellwright/dsl'
import type { Shape } from '@spellwright/engine'

/** A card of a position with what is special about it. */
export interface PlacedCard {
  readonly card: string
  readonly count?: number
  readonly tapped?: boolean
  /** It came under its controller's control this turn. */
  readonly sick?: boolean
  readonly damage?: number
  readonly counters?: Readonly<Record<string, number>>
  /** The name of the permanent it is attached to, `Name#2` for the second of that name. */
  readonly attachedTo?: string
  readonly faceDown?: boolean
}

/** A card by name, such as `Grizzly Bears`, several of them, such as `3 Forest`, or one with details. */
export type CardAt = string | PlacedCard

/** What one player has. */
export interface PositionSide {
  readonly life?: number
  readonly battlefield?: readonly CardAt[]
  readonly hand?: readonly CardAt[]
  readonly graveyard?: readonly CardAt[]
  readonly exile?: readonly CardAt[]
  /** The top card first; twenty Wastes unless given. */
  readonly library?: readonly CardAt[]
  /** Mana in the pool, such as `{R}{R}`. */
  readonly mana?: string
  readonly landsPlayed?: number
  /** Counters such as `poison`. */
  readonly counters?: Readonly<Record<string, number>>
}

/** The two players of a position: `you` is the one who is asked. */
export type PositionSeat = 'you' | 'opponent'

/** A moment of a game between two players. */
export interface PositionSetup {
  readonly you?: PositionSide
  readonly opponent?: PositionSide
  /** Whose turn it is; yours unless given. */
  readonly active?: PositionSeat
  /** The step, with everything done that happens as it begins; `main1` unless given. */
  readonly step?: Step
  readonly turn?: number
  /** The hand is an opening hand that may be kept or not; `play` is for the player who takes the first turn. */
  readonly opening?: 'play' | 'draw'
  /** How many mulligans you have taken. */
  readonly mulligans?: number
}

/** What a position is about. */
export const POSITION_TOPICS = [
  'lethal',
  'hold up',
  'counter',
  'protect',
  'play around',
  'plan',
  'combine',
  'race',
  'block',
  'fetch',
  'mana',
  'X',
  'engine',
  'removal',
  'timing',
  'mulligan',
  'sideboard',
] as const
/** What a position is about: one of `POSITION_TOPICS`. */
export type PositionTopic = (typeof POSITION_TOPICS)[number]

/** How long a player is watched: for one whole answer, until the stack is empty again, or to the end of the step or turn. */
export const POSITION_ENDS = ['answer', 'resolved', 'step', 'turn'] as const
/** How long a player is watched: one of `POSITION_ENDS`. */
export type PositionEnd = (typeof POSITION_ENDS)[number]

/** A deck and what the opponent's deck has shown, for a question between two games. */
export interface SideboardSetup {
  readonly main: readonly CardAt[]
  readonly sideboard: readonly CardAt[]
  /** Cards of the opponent that you saw. */
  readonly shown: readonly CardAt[]
}

/**
 * A position with its right answers. What players do is said in deeds: `cast Shock at opponent`, `attack with Grizzly
 * Bears`, `block Craw Wurm with Hill Giant`, `pass`; docs/positions.md lists them.
 */
export interface Position extends PositionSetup {
  readonly id: string
  readonly topic: PositionTopic
  /** Why the answer is right, in one line. */
  readonly why: string
  /** What happens before the question: deeds that begin with `opponent:` or `you:`. */
  readonly before?: readonly string[]
  /** The shape of the question; both players pass and take default answers until you are asked it. */
  readonly ask?: Shape
  readonly until?: PositionEnd
  /** A player is right who does all deeds of one of these lists. */
  readonly right?: readonly (readonly string[])[]
  /** A player is wrong who does one of these. */
  readonly wrong?: readonly string[]
  /** What to do to be right, where `right` only says what comes of it. */
  readonly line?: readonly string[]
  readonly sideboarding?: SideboardSetup
}

/** A position cannot be built, or its question is never asked; the message says why. */
export class PositionError extends Error {
  override name = 'PositionError'
}
