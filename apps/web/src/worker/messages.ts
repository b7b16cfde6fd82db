import type {
  Action,
  Answer,
  BuiltInDeck,
  DeckFinding,
  DeckListError,
  GameOptions,
  GameResult,
  GameView,
  LogLine,
  ManaChoice,
  ObjectId,
  PlayerId,
  RenderedCard,
} from 'spellwright/play'
import type { Move } from './move-tracker.ts'

/** What the page asks of the worker, and what it gets. The page holds no game: only what its seat may see. */

// --- a match ---------------------------------------------------------------------------------------------------------

export interface DeckPick {
  readonly title: string
  /** The list as text, as a person would paste it. */
  readonly text: string
}

export type BestOf = 1 | 3
export type Starts = 'random' | 'you' | 'opponent' | 'choose'

export interface MatchSetup {
  readonly decks: readonly [DeckPick, DeckPick]
  readonly names: readonly [string, string]
  readonly bot: string
  readonly starts: Starts
  readonly seed: string
  readonly bestOf: BestOf
  readonly kitchenTable: boolean
}

/** An answer as it was given. `auto`: the page gave it by itself; undo goes past those. */
export interface GivenAnswer {
  readonly player: PlayerId
  readonly answer: Answer
  readonly auto?: true
  readonly concede?: true
}

/** One game of a match: with the engine's version, these are the whole game. */
export interface GameRecord {
  readonly seed: string
  /** Main decks as they were after sideboarding, as lists. */
  readonly decks: readonly [string, string]
  readonly options: Partial<GameOptions>
  readonly answers: readonly GivenAnswer[]
  readonly result: GameResult | null
}

/** The file a match is saved, continued, shared and replayed from. */
export interface MatchFile {
  readonly format: 'spellwright-match'
  readonly version: number
  readonly setup: MatchSetup
  readonly games: readonly GameRecord[]
  /** The match is between two games: the player is sideboarding. */
  readonly sideboarding: boolean
}

// --- what is shown ---------------------------------------------------------------------------------------------------

export interface ActionView {
  readonly action: Action
  readonly label: string
  /** The object that acts; 0 for passing. */
  readonly object: ObjectId
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

/** The result of the whole match so far. */
export interface MatchScore {
  readonly bestOf: BestOf
  readonly game: number
  readonly wins: readonly [number, number]
  readonly over: boolean
}

/** One moment of the game as this seat may see it. */
export interface Scene {
  readonly seq: number
  readonly view: GameView
  /** What the player may do now; empty unless they have priority. */
  readonly actions: readonly ActionView[]
  /** Why nothing can be taken back, or null. */
  readonly undoRefused: string | null
  /** This question was put again because the player took the answer back. */
  readonly takenBack: boolean
  /** The lines of the log from `logFrom` on; earlier ones are known. */
  readonly logFrom: number
  readonly log: readonly LogLine[]
  /** Somebody else did something worth looking at. */
  readonly notable: boolean
  readonly score: MatchScore
  readonly stats: GameStats | null
  readonly kitchenTable: boolean
  /** Texts of cards that were not shown before, by definition. */
  readonly texts: Readonly<Record<string, RenderedCard>>
  readonly spells: readonly StackText[]
  /** What went where since the scene before. */
  readonly moves: readonly Move[]
}

/** Why an object is what it is: the effects that apply to it, in their order (CR 613). */
export interface Reasons {
  readonly before: string
  readonly now: string
  readonly effects: readonly { readonly layer: string; readonly source: string; readonly text: string }[]
}

/** The text of an ability on the stack. */
export interface StackText {
  readonly id: ObjectId
  readonly text: string
}

export interface DeckReport {
  readonly main: number
  readonly sideboard: number
  readonly errors: readonly DeckListError[]
  readonly findings: readonly DeckFinding[]
  readonly unsupported: readonly string[]
}

export interface BotChoice {
  readonly id: string
  readonly title: string
  readonly description: string
}

/** A place in a replay one can jump to. */
export interface ReplayMark {
  readonly at: number
  readonly game: number
  readonly turn: number
  readonly label: string
}

export interface ReplayInfo {
  readonly setup: MatchSetup
  readonly steps: number
  readonly marks: readonly ReplayMark[]
}

// --- messages --------------------------------------------------------------------------------------------------------

/** Questions with one reply each. */
export interface Requests {
  hello: {
    readonly ask: null
    readonly reply: { readonly decks: readonly BuiltInDeck[]; readonly bots: readonly BotChoice[] }
  }
  checkDeck: { readonly ask: string; readonly reply: DeckReport }
  start: { readonly ask: MatchSetup; readonly reply: null }
  load: { readonly ask: string; readonly reply: null }
  answer: {
    readonly ask: { readonly seq: number; readonly answer: Answer; readonly auto: boolean }
    readonly reply: null
  }
  concede: { readonly ask: null; readonly reply: null }
  undo: { readonly ask: null; readonly reply: null }
  nextGame: { readonly ask: null; readonly reply: null }
  leave: { readonly ask: null; readonly reply: null }
  file: { readonly ask: null; readonly reply: string }
  explain: { readonly ask: ObjectId; readonly reply: Reasons | null }
  plan: { readonly ask: Action; readonly reply: readonly ManaChoice[] }
  names: { readonly ask: string; readonly reply: readonly string[] }
  openReplay: { readonly ask: string; readonly reply: ReplayInfo }
  replayTo: { readonly ask: { readonly at: number; readonly viewer: PlayerId }; readonly reply: Scene }
}
export type RequestKind = keyof Requests

export type ToWorker = {
  [K in RequestKind]: { readonly id: number; readonly kind: K; readonly ask: Requests[K]['ask'] }
}[RequestKind]

export type FromWorker =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  /** A sentence: what was asked for cannot be done. Nothing has changed. */
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'saved'; readonly file: string }
  /** Something that was asked for waits for card data from the network, or no longer does. */
  | { readonly kind: 'library'; readonly isLoading: boolean }
  /** The engine failed: our bug. The game can go on from before the last decision. */
  | { readonly kind: 'engineError'; readonly message: string; readonly file: string }
