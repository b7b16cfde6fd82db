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

// The messages between the page and the worker. The page has no game, only what its seat may see.

// --- a match ---------------------------------------------------------------------------------------------------------

export interface DeckPick {
  readonly title: string
  /** The deck list as text. */
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

/** A given answer. With `auto` the page gave it automatically, and undo skips it. */
export interface GivenAnswer {
  readonly player: PlayerId
  readonly answer: Answer
  readonly auto?: true
  readonly concede?: true
}

/** One game of a match. Together with the version of the engine, this determines the whole game. */
export interface GameRecord {
  readonly seed: string
  /** The deck lists as text, after sideboarding. */
  readonly decks: readonly [string, string]
  readonly options: Partial<GameOptions>
  readonly answers: readonly GivenAnswer[]
  readonly result: GameResult | null
}

/** The file of a match, to continue it or to watch it as a replay. */
export interface MatchFile {
  readonly format: 'spellwright-match'
  readonly version: number
  readonly setup: MatchSetup
  readonly games: readonly GameRecord[]
  /** Whether the match is between two games, while the player is sideboarding. */
  readonly sideboarding: boolean
}

// --- scenes ----------------------------------------------------------------------------------------------------------

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
  readonly kitchenTable: boolean
  /** The texts of cards that were not shown before, by name. */
  readonly texts: Readonly<Record<string, RenderedCard>>
  readonly spells: readonly StackText[]
  /** The cards that moved since the previous scene. */
  readonly moves: readonly Move[]
}

/** Why an object has its characteristics: the effects that apply to it, in order (CR 613). */
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

/** A turn in a replay to jump to. */
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

/** The requests of the page, each with its reply. */
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
  /** A request was refused, with a sentence for the player. Nothing has changed. */
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  | { readonly kind: 'scene'; readonly scene: Scene }
  | { readonly kind: 'saved'; readonly file: string }
  /** Something that was asked for waits for card data from the network, or no longer does. */
  | { readonly kind: 'library'; readonly isLoading: boolean }
  /** The engine threw an error. The game can be continued from before the last decision. */
  | { readonly kind: 'engineError'; readonly message: string; readonly file: string }
