import type {
  CoursePoint,
  Difference,
  Equilibrium,
  FieldLine,
  Rate,
  RateMatrix,
  SeriesReport,
  VariantDifference,
} from 'spellwright/lab'

export type { CoursePoint, Difference, Equilibrium, FieldLine, Rate, RateMatrix, SeriesReport, VariantDifference }

// The messages between the page and the worker that runs the lab. The page itself has no engine.

/** A deck for the lab: its name in the tables, and its list. */
export interface LabDeck {
  readonly title: string
  readonly text: string
}

/** What the player wants to know. */
export interface LabChoices {
  readonly variants: readonly LabDeck[]
  readonly opponents: readonly LabDeck[]
  /** Every deck plays every other. */
  readonly isMatrix: boolean
  readonly games: number
  readonly match: 'bo1' | 'bo3'
  readonly bot: string
  readonly seed: string
  /** A pair stops when its win rate is known to plus or minus so many points; null to play all games. */
  readonly stopPoints: number | null
  readonly kitchenTable: boolean
}

/** Which games the details are about: those of a deck against one opponent, or against all. */
export interface Selection {
  readonly deck: number
  readonly opponent: number | null
}

/** One pair in the table. */
export interface LabRowView {
  readonly decks: readonly [number, number]
  readonly names: readonly [string, string]
  readonly games: number
  readonly rate: Rate
  readonly onPlay: Rate
  readonly onDraw: Rate
  readonly atAnyTime: readonly [number, number]
  readonly isDone: boolean
  readonly unfinished: number
  readonly meanTurns: number | null
}

/** A game that can be watched. */
export interface GameLine {
  readonly pair: number
  readonly index: number
  readonly opponent: string
  readonly result: 'won' | 'lost' | 'drawn' | 'unfinished'
  readonly turns: number
  readonly isOnPlay: boolean
}

/** The statistics of the selected games. */
export interface LabDetail {
  readonly title: string
  readonly selection: Selection
  readonly report: SeriesReport
  readonly course: readonly CoursePoint[]
  /** The latest games that can be watched. */
  readonly games: readonly GameLine[]
}

export interface LabProgress {
  readonly status: 'running' | 'paused' | 'done'
  readonly games: number
  readonly total: number
  /** Games per second, and the seconds left at that rate; null while unknown. */
  readonly rate: number | null
  readonly secondsLeft: number | null
  readonly workers: number
}

/** Everything the page shows of a run. */
export interface LabView {
  readonly id: string
  readonly title: string
  readonly seed: string
  readonly bots: string
  readonly match: 'bo1' | 'bo3'
  readonly names: readonly string[]
  readonly variants: readonly number[]
  readonly opponents: readonly number[]
  readonly isMatrix: boolean
  readonly stopWidth: number | null
  readonly rows: readonly LabRowView[]
  readonly matrix: RateMatrix
  readonly shares: readonly number[]
  readonly field: readonly FieldLine[]
  readonly equilibrium: Equilibrium | null
  readonly differences: readonly VariantDifference[]
  readonly detail: LabDetail | null
  readonly progress: LabProgress
  readonly problem: string | null
}

/** A run that the browser keeps. */
export interface KeptRun {
  readonly id: string
  readonly title: string
  readonly games: number
  readonly savedAt: number
}

export const EXPORT_KINDS = ['csv', 'json', 'html', 'run'] as const
export type ExportKind = (typeof EXPORT_KINDS)[number]

/** What the page may ask for, and what it gets. */
export interface LabRequests {
  start: { readonly ask: LabChoices; readonly reply: null }
  pause: { readonly ask: null; readonly reply: null }
  goOn: { readonly ask: null; readonly reply: null }
  close: { readonly ask: null; readonly reply: null }
  select: { readonly ask: Selection; readonly reply: null }
  shares: { readonly ask: readonly number[]; readonly reply: null }
  export: { readonly ask: ExportKind; readonly reply: string }
  /** The text of a replay of that game. */
  watch: { readonly ask: { readonly pair: number; readonly index: number }; readonly reply: string }
  kept: { readonly ask: null; readonly reply: readonly KeptRun[] }
  open: { readonly ask: string; readonly reply: null }
  /** Opens a run from a file of the page or of the command line. */
  openFile: { readonly ask: string; readonly reply: null }
  forget: { readonly ask: string; readonly reply: readonly KeptRun[] }
}
export type LabRequestKind = keyof LabRequests

export type ToDesk = {
  [K in LabRequestKind]: { readonly id: number; readonly kind: K; readonly ask: LabRequests[K]['ask'] }
}[LabRequestKind]

export type FromDesk =
  | { readonly kind: 'reply'; readonly id: number; readonly reply: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly reason: string }
  | { readonly kind: 'view'; readonly view: LabView }

/** The names of the workers of the lab, which run the same script as the other workers. */
export const LAB_DESK = 'spellwright lab'
export const LAB_PLAYER = 'spellwright lab player'
