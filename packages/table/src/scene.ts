import type { Action, BestOf, GameView, KeywordExplanation, LogLine, ObjectId, RenderedCard } from 'spellwright/play'
import type { CombatForecast } from './combat-forecast.ts'
import type { Happening } from './happenings.ts'
import type { Move } from './move-tracker.ts'

export type { BestOf, GivenAnswer } from 'spellwright/play'

export interface ActionView {
  readonly action: Action
  readonly label: string
  /** The object that acts; 0 for passing. */
  readonly object: ObjectId
  /** Casting and activating only: what it is good for as a response. */
  readonly response?: ActionResponse
}

/** What decides whether the player should be asked for the sake of an action. */
export interface ActionResponse {
  /** It is an ability of a permanent, which is there all the time, not a card that waits for its moment. */
  readonly isStanding: boolean
  /** The spells and abilities on the stack that it could target. */
  readonly onStack: readonly ObjectId[]
  readonly counters: boolean
  readonly sacrifices: boolean
  /** Changes when something else can be targeted. */
  readonly key: string
}

export interface GameStats {
  readonly turns: number
  readonly players: readonly [SeatStats, SeatStats]
}

export interface SeatStats {
  readonly landsPlayed: number
  readonly spellsCast: number
  readonly cardsDrawn: number
  readonly damageDealt: number
}

/** The score of the match so far. */
export interface MatchScore {
  readonly bestOf: BestOf
  readonly game: number
  readonly wins: readonly [number, number]
  readonly over: boolean
}

/** One moment of the game as the viewer may see it. */
export interface Scene {
  readonly seq: number
  readonly view: GameView
  /** What the player may do now; empty unless they have priority. */
  readonly actions: readonly ActionView[]
  /** Why nothing can be taken back, or null. */
  readonly undoRefused: string | null
  /** Whether the question is asked again because the player took the answer back. */
  readonly takenBack: boolean
  /** The lines of the log from `logFrom` on; the page has the earlier ones. */
  readonly logFrom: number
  readonly log: readonly LogLine[]
  /** Whether the opponent did something that the player should have time to see. */
  readonly notable: boolean
  readonly score: MatchScore
  readonly stats: GameStats | null
  /** Which cards can be moved by hand (SPEC S7.2). */
  readonly byHand: 'nothing' | 'unsupported' | 'everything'
  /** The texts of cards that were not shown before, by name. */
  readonly texts: Readonly<Record<string, RenderedCard>>
  readonly spells: readonly StackText[]
  /** The cards that moved since the previous scene. */
  readonly moves: readonly Move[]
  /** What comes of the combat if nobody does anything more; null outside of combat. */
  readonly forecast: CombatForecast | null
  /** Damage, deaths and the like since the previous scene. */
  readonly happenings: readonly Happening[]
}

/** Why an object has its characteristics: the effects that apply to it, in order (CR 613). */
export interface Reasons {
  readonly before: string
  readonly now: string
  readonly effects: readonly { readonly layer: string; readonly source: string; readonly text: string }[]
  /** What its keywords mean, also those it was given. */
  readonly reminders: readonly KeywordExplanation[]
}

/** The text of an ability on the stack. */
export interface StackText {
  readonly id: ObjectId
  readonly text: string
}
