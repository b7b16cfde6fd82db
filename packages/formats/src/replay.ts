import type { DeckEntry } from '@spellwright/cards'
import type { AnswerRecord, GameOptions, GameResult, PlayerId } from '@spellwright/engine'
import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { deck, gameOptions, gameResult, list, player, text, whole } from './basics.ts'
import { checkShape, FormatError, type SchemaOf } from './check-shape.ts'

/** The first line of a replay, with everything needed to start the same game. */
export interface ReplayHeader {
  readonly format: 'spellwright-replay'
  readonly version: 1
  /** The version of the engine that played the game. */
  readonly engine: string
  /** A hash of the definitions of its cards. */
  readonly cards: string
  readonly seed: string
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  /** What lay outside the game; replays of earlier games have none. */
  readonly sideboards?: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly names: readonly [string, string]
  readonly bots: readonly [string, string]
  readonly options: Partial<GameOptions>
  /** The secret that the games of a match on a server were shuffled with, and its hash, which was shown at the start. */
  readonly shuffle?: ShuffleSecret
}

/** The seed of each game is the secret and the number of the game. */
export interface ShuffleSecret {
  readonly secret: string
  readonly sha256: string
}

/** The seed of a game of a match that was shuffled with a secret. Games count from one. */
export const seedOfGame = (secret: string, game: number): string => `${secret} game ${game}`

/** An answer as a replay has it, or that a player conceded. */
export type ReplayAnswer = readonly [player: PlayerId, answer: AnswerRecord['answer']] | { readonly concede: PlayerId }

/** One line per turn: the hash of the state at its beginning, and the answers given during it. */
export interface ReplayTurn {
  readonly turn: number
  readonly hash: string
  readonly answers: readonly ReplayAnswer[]
}

/** The last line of a replay: the result and the hash of the final state. */
export interface ReplayEnd {
  readonly result: GameResult
  readonly hash: string
}

/** A recorded game: its setup, the answers of each turn, and its end. */
export interface Replay {
  readonly header: ReplayHeader
  readonly turns: readonly ReplayTurn[]
  readonly end: ReplayEnd
}

/** The text is not a replay; the message says what is wrong with it. */
export class ReplayFormatError extends FormatError {
  override name = 'ReplayFormatError'
}

const MOST_ANSWERS = 1_000_000

const header: SchemaOf<ReplayHeader> = v.object({
  format: v.literal('spellwright-replay'),
  version: v.literal(1),
  engine: text,
  cards: text,
  seed: text,
  decks: v.tuple([deck, deck]),
  sideboards: v.exactOptional(v.tuple([deck, deck])),
  names: v.tuple([text, text]),
  bots: v.tuple([text, text]),
  options: gameOptions,
  shuffle: v.exactOptional(v.object({ secret: text, sha256: text })),
})

const answer = v.union([v.tuple([player, answerSchema]), v.object({ concede: player })]) as SchemaOf<ReplayAnswer>
const turn: SchemaOf<ReplayTurn> = v.object({ turn: whole, hash: text, answers: list(answer, MOST_ANSWERS) })
const end: SchemaOf<ReplayEnd> = v.object({ result: gameResult, hash: text })

/** Writes a replay as the lines of a file. The games of a match follow each other in one file. */
export const formatReplay = ({ header: first, turns, end: last }: Replay): string =>
  `${[first, ...turns, last].map((line) => JSON.stringify(line)).join('\n')}\n`

interface Line {
  readonly number: number
  readonly value: unknown
}

function parseLines(content: string): Line[] {
  const lines = content.split('\n').map((line, index) => ({ number: index + 1, line: line.trim() }))
  return lines
    .filter(({ line }) => line !== '')
    .map(({ number, line }) => {
      try {
        return { number, value: JSON.parse(line) as unknown }
      } catch {
        throw new ReplayFormatError(`Line ${number} is not JSON.`)
      }
    })
}

const has = (value: unknown, key: string): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)

function checkFormat(value: unknown): void {
  const { format, version } = (has(value, 'format') ? value : {}) as { format?: unknown; version?: unknown }
  if (format === 'spellwright-match')
    throw new ReplayFormatError('This is a match saved in the browser, not a replay; the page can open it.')
  if (format !== 'spellwright-replay') throw new ReplayFormatError('This is not a Spellwright replay.')
  if (version !== 1)
    throw new ReplayFormatError(`Replays of version ${String(version)} are not supported; this engine reads version 1.`)
}

function checkLine<T>(schema: SchemaOf<T>, { number, value }: Line): T {
  try {
    return checkShape(schema, value, `Line ${number}`)
  } catch (error) {
    if (error instanceof FormatError) throw new ReplayFormatError(error.message)
    throw error
  }
}

/** Reads a replay file with the games of a match. Throws a `ReplayFormatError` if it is not one. */
export function parseReplays(content: string): Replay[] {
  const lines = parseLines(content)
  checkFormat(lines[0]?.value)
  const replays: Replay[] = []
  let at = 0
  while (at < lines.length) {
    const first = lines[at++] as Line
    checkFormat(first.value)
    const head = checkLine(header, first)
    const turns: ReplayTurn[] = []
    for (let line = lines[at]; line && !has(line.value, 'result'); line = lines[++at]) turns.push(checkLine(turn, line))
    const last = lines[at++]
    if (!last) throw new ReplayFormatError('The replay is incomplete: its last line is missing.')
    replays.push({ header: head, turns, end: checkLine(end, last) })
  }
  return replays
}

/** Reads a replay file; of a match, the first game. Throws a `ReplayFormatError` if it is not one. */
export const parseReplay = (content: string): Replay => parseReplays(content)[0] as Replay
