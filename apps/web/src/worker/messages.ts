import type { CombatForecast, DeckReport, Reasons, Scene } from '@spellwright/table'
import type { Action, Answer, BuiltInDeck, ManaChoice, MatchSetup, ObjectId, PlayerId } from 'spellwright/play'

export type {
  ActionView,
  CombatForecast,
  DeckReport,
  GameStats,
  MatchScore,
  Reasons,
  Scene,
  SeatStats,
  StackText,
} from '@spellwright/table'
export type { BestOf, DeckPick, GameRecord, GivenAnswer, MatchFile, MatchSetup, Starts } from 'spellwright/play'

// The messages between the page and the worker. The page has no game, only what its seat may see.

// --- scenes ----------------------------------------------------------------------------------------------------------

export interface BotChoice {
  readonly id: string
  /** Offered as an opponent; the others are for the lab. */
  readonly isOpponent: boolean
  readonly title: string
  readonly description: string
}

/** A turn in a replay to jump to. */
export interface ReplayMark {
  readonly at: number
  readonly game: number
  readonly turn: number
  readonly label: string
}

/** What a decision in a replay was worth to the player who made it. */
export interface ReplayReview {
  /** The step before the decision. */
  readonly at: number
  readonly given: string
  /** The chance to win after it. */
  readonly chance: number
  /** What would have been better, if anything clearly was. */
  readonly better: { readonly text: string; readonly chance: number } | null
}

export interface ReplayInfo {
  readonly setup: MatchSetup
  readonly steps: number
  readonly marks: readonly ReplayMark[]
}

// --- messages --------------------------------------------------------------------------------------------------------

/** The requests of the page, each with its reply. */
export interface Requests {
  hello: {
    readonly ask: null
    readonly reply: { readonly decks: readonly BuiltInDeck[]; readonly bots: readonly BotChoice[] }
  }
  /** The built-in decks that are loaded once the lobby is there. */
  tournamentDecks: { readonly ask: null; readonly reply: readonly BuiltInDeck[] }
  checkDeck: { readonly ask: string; readonly reply: DeckReport }
  start: { readonly ask: MatchSetup; readonly reply: null }
  /** Continues a saved match, and replies with its setup. */
  load: { readonly ask: string; readonly reply: MatchSetup }
  answer: {
    readonly ask: { readonly seq: number; readonly answer: Answer; readonly auto: boolean }
    readonly reply: null
  }
  concede: { readonly ask: null; readonly reply: null }
  undo: { readonly ask: null; readonly reply: null }
  nextGame: { readonly ask: null; readonly reply: null }
  leave: { readonly ask: null; readonly reply: null }
  /** The match as a file, to continue it later. */
  file: { readonly ask: null; readonly reply: string }
  /** The replay of the match as a file, which the command line can read too. */
  replayFile: { readonly ask: null; readonly reply: string }
  explain: { readonly ask: ObjectId; readonly reply: Reasons | null }
  plan: { readonly ask: Action; readonly reply: readonly ManaChoice[] }
  /** What comes of the combat after that answer. */
  forecast: { readonly ask: Answer; readonly reply: CombatForecast | null }
  /** Why that object cannot be used now. */
  whyNot: { readonly ask: ObjectId; readonly reply: string | null }
  /** Why the bot did that, or without an object what it did last. */
  whyPlayed: { readonly ask: ObjectId | null; readonly reply: readonly string[] }
  names: { readonly ask: string; readonly reply: readonly string[] }
  /** The text of a file in any common encoding. */
  decodeFile: { readonly ask: Uint8Array; readonly reply: string }
  openReplay: { readonly ask: string; readonly reply: ReplayInfo }
  /** The first decision of a player, from the one with that number on, that there is something to say about. */
  review: {
    readonly ask: { readonly viewer: PlayerId; readonly from: number }
    readonly reply: { readonly next: number; readonly total: number; readonly review: ReplayReview | null }
  }
  replayTo: { readonly ask: { readonly at: number; readonly viewer: PlayerId }; readonly reply: Scene }
}
export type RequestKind = keyof Requests

export type ToWorker = {
  [K in RequestKind]: { readonly id: number; readonly kind: K; readonly ask: Requests[K]['ask'] }
}[RequestKind]

export type FromWorker =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  /** A request was refused, with a sentence for the player. Nothing has changed. */
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'saved'; readonly file: string }
  /** Something that was asked for waits for card data from the network, or no longer does. */
  | { readonly kind: 'library'; readonly isLoading: boolean }
  /** The engine threw an error. The game can be continued from before the last decision. */
  | { readonly kind: 'engineError'; readonly message: string; readonly file: string }
