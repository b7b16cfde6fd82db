import * as v from 'valibot'
import { list, player, text, wholeFrom } from './basics.ts'
import type { SchemaOf } from './check-shape.ts'

/** What a program wants to be told at each question; all of it costs time. */
export interface EnvironmentShow {
  /** The view of the seat that is asked: none, whole each time, or what changed since the last question to that seat. */
  readonly views?: 'none' | 'whole' | 'changes'
  /** Numbers for learning: a row for the position and a row for each candidate. */
  readonly features?: boolean
  /** The candidates as answers, with a short text. */
  readonly candidates?: boolean
  /** The lines of the log since the last question. */
  readonly events?: boolean
}

/** A game to begin. A player is `program`, which is asked, or a built-in bot. */
export interface NewEnvironmentGame extends EnvironmentShow {
  readonly game: number
  readonly decks: readonly string[]
  readonly seed: string
  readonly players: readonly string[]
  readonly maxTurns?: number
  /** Questions with one possible answer are not asked. */
  readonly skipForced?: boolean
  /** Costs are paid automatically, and mana abilities are not offered on their own. */
  readonly autoPay?: boolean
}

/** The answer to the open question of a game: the number of a candidate, or an answer in full. */
export interface EnvironmentMove {
  readonly game: number
  readonly pick?: number
  readonly answer?: unknown
}

/** Everything a program may ask of the environment. */
export type EnvironmentRequest =
  | { readonly kind: 'hello'; readonly id: number }
  | { readonly kind: 'new'; readonly id: number; readonly games: readonly NewEnvironmentGame[] }
  | { readonly kind: 'step'; readonly id: number; readonly moves: readonly EnvironmentMove[] }
  | { readonly kind: 'view'; readonly id: number; readonly game: number; readonly seat: 0 | 1 }
  | { readonly kind: 'fork'; readonly id: number; readonly game: number; readonly as: number }
  | {
      readonly kind: 'determinize'
      readonly id: number
      readonly game: number
      readonly as: number
      readonly seat: 0 | 1
      readonly seed: string
    }
  | { readonly kind: 'close'; readonly id: number; readonly games: readonly number[] }

/** More games than fit into memory. */
const MOST_GAMES = 4096
const LONGEST_DECK = 200_000

const number = wholeFrom(0, Number.MAX_SAFE_INTEGER)
const deckText = v.pipe(v.string(), v.maxLength(LONGEST_DECK))
const flag = (description: string) => v.exactOptional(v.pipe(v.boolean(), v.description(description)))

const newGame = v.strictObject({
  game: number,
  decks: v.pipe(v.array(deckText), v.length(2), v.description('Built-in decks by id, or lists as text.')),
  seed: text,
  players: v.pipe(v.array(text), v.length(2), v.description('"program", or a built-in bot such as "heuristic".')),
  maxTurns: v.exactOptional(wholeFrom(1, 10_000)),
  skipForced: flag('Questions with one possible answer are not asked.'),
  autoPay: flag('Costs are paid automatically, and mana abilities are not offered on their own.'),
  views: v.exactOptional(
    v.pipe(
      v.picklist(['none', 'whole', 'changes']),
      v.description(
        'The view of the seat that is asked: none, whole each time, or what changed since its last question.',
      ),
    ),
  ),
  features: flag('A row of numbers for the position and one for each candidate.'),
  candidates: flag('The candidates as answers, with a short text.'),
  events: flag('The lines of the log since the last question to that seat.'),
})

const move = v.strictObject({
  game: number,
  pick: v.exactOptional(number),
  answer: v.exactOptional(v.unknown()),
})

const request = <K extends string, S extends v.ObjectEntries>(kind: K, description: string, entries: S) =>
  v.pipe(v.strictObject({ kind: v.literal(kind), id: number, ...entries }), v.description(description))

/** The schema of everything a program may send to `spellwright env`, with what each request is for. */
export const environmentRequest: SchemaOf<EnvironmentRequest> = v.variant('kind', [
  request('hello', 'Asks for the version, the built-in decks, the bots, and the names of the features.', {}),
  request('new', 'Begins games and plays them to the first question of a program.', {
    games: list(newGame, MOST_GAMES),
  }),
  request('step', 'Answers open questions, each of another game, and plays these games on.', {
    moves: list(move, MOST_GAMES),
  }),
  request('view', 'The whole view of a seat.', { game: number, seat: player }),
  request('fork', 'Copies a game, with everything hidden in it, under another number.', { game: number, as: number }),
  request('determinize', 'Copies a game under another number, with what the seat cannot know dealt anew.', {
    game: number,
    as: number,
    seat: player,
    seed: text,
  }),
  request('close', 'Forgets games.', { games: list(number, MOST_GAMES) }),
])
