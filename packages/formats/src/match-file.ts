import type { Answer, GameOptions, GameResult, PlayerId } from '@spellwright/engine'
import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { gameOptions, gameResult, list, player, text, truth } from './basics.ts'
import { checkShape, FormatError, type SchemaOf } from './check-shape.ts'

/** A deck of a match: its title, and its list as text. */
export interface DeckPick {
  readonly title: string
  readonly text: string
}

/** A match is one game, or at most three. */
export type BestOf = 1 | 3
/** Who goes first in the first game. */
export type Starts = 'random' | 'you' | 'opponent' | 'choose'

/** What a match against the bot begins with. */
export interface MatchSetup {
  readonly decks: readonly [DeckPick, DeckPick]
  readonly names: readonly [string, string]
  readonly bot: string
  /** Whether two people share this screen; otherwise the bot plays the second seat. */
  readonly hotSeat?: boolean
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
  /** Whether the sideboards are part of the game; games saved before there were any are played without. */
  readonly sideboards?: true
  readonly options: Partial<GameOptions>
  readonly answers: readonly GivenAnswer[]
  readonly result: GameResult | null
}

/** The file of an unfinished match, to continue it. */
export interface MatchFile {
  readonly format: 'spellwright-match'
  readonly version: 2
  /** The version of the engine that saved it; null if it was saved before files had that. */
  readonly engine: string | null
  /** A hash of the definitions of its cards; null if it was saved before files had that. */
  readonly cards: string | null
  readonly setup: MatchSetup
  readonly games: readonly GameRecord[]
  /** Whether the match is between two games, while the player is sideboarding. */
  readonly sideboarding: boolean
}

/** The version of match files that is written. */
export const MATCH_VERSION = 2

const LONGEST_LIST = 200_000
const MOST_ANSWERS = 200_000
const MOST_GAMES = 100

const deckText = v.pipe(v.string(), v.maxLength(LONGEST_LIST)) as SchemaOf<string>
const deckPick: SchemaOf<DeckPick> = v.object({ title: text, text: deckText })

const setup: SchemaOf<MatchSetup> = v.object({
  decks: v.tuple([deckPick, deckPick]),
  names: v.tuple([text, text]),
  bot: text,
  hotSeat: v.exactOptional(truth),
  starts: v.picklist(['random', 'you', 'opponent', 'choose']),
  seed: text,
  bestOf: v.picklist([1, 3]),
  kitchenTable: truth,
})

const given: SchemaOf<GivenAnswer> = v.object({
  player,
  answer: answerSchema,
  auto: v.exactOptional(v.literal(true)),
  concede: v.exactOptional(v.literal(true)),
})

const game: SchemaOf<GameRecord> = v.object({
  seed: text,
  decks: v.tuple([deckText, deckText]),
  sideboards: v.exactOptional(v.literal(true)),
  options: gameOptions,
  answers: list(given, MOST_ANSWERS),
  result: v.nullable(gameResult),
})

const matchFile: SchemaOf<MatchFile> = v.object({
  format: v.literal('spellwright-match'),
  version: v.literal(MATCH_VERSION),
  engine: v.nullable(text),
  cards: v.nullable(text),
  setup,
  games: v.pipe(v.array(game), v.minLength(1), v.maxLength(MOST_GAMES)),
  sideboarding: truth,
})

/** Files of version 1 had neither the version of the engine nor the hash of the cards. */
const migrated = (value: object): object =>
  'version' in value && value.version === 1 ? { ...value, version: MATCH_VERSION, engine: null, cards: null } : value

/** Reads a saved match. Throws a `FormatError` with a sentence for the player if it cannot be read. */
export function parseMatchFile(content: string): MatchFile {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    throw new FormatError('This file cannot be read: it is not JSON. Nothing was changed.')
  }
  if (typeof value !== 'object' || value === null || !('format' in value) || value.format !== 'spellwright-match')
    throw new FormatError('This is not a Spellwright game. Nothing was changed.')
  const current = migrated(value)
  if (!('version' in current) || current.version !== MATCH_VERSION)
    throw new FormatError(
      `This game was saved by another version of Spellwright (format ${String((current as { version?: unknown }).version)}; this version reads format ${MATCH_VERSION}). The file was not changed.`,
    )
  return checkShape(matchFile, current, 'This file is damaged')
}
