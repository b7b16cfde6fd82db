import type { DeckEntry } from '@spellwright/cards'
import type { AnswerRecord, GameOptions, GameResult, PlayerId } from '@spellwright/engine'

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
  readonly names: readonly [string, string]
  readonly bots: readonly [string, string]
  readonly options: Partial<GameOptions>
}

/** One line per turn: the hash of the state at its beginning, and the answers given during it. */
export interface ReplayTurn {
  readonly turn: number
  readonly hash: string
  readonly answers: readonly (
    | readonly [player: PlayerId, answer: AnswerRecord['answer']]
    | { readonly concede: PlayerId }
  )[]
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
export class ReplayFormatError extends Error {
  override name = 'ReplayFormatError'
}

/** Writes a replay as the lines of a file. */
export const formatReplay = ({ header, turns, end }: Replay): string =>
  `${[header, ...turns, end].map((line) => JSON.stringify(line)).join('\n')}\n`

/** Reads a replay file. Throws a `ReplayFormatError` if it is not one. */
export function parseReplay(text: string): Replay {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const parsed = lines.map((line, index): unknown => {
    try {
      return JSON.parse(line)
    } catch {
      throw new ReplayFormatError(`Line ${index + 1} is not JSON.`)
    }
  })
  const header = parsed[0] as ReplayHeader | undefined
  const end = parsed.at(-1) as ReplayEnd | undefined
  if (header?.format !== 'spellwright-replay') throw new ReplayFormatError('This is not a Spellwright replay.')
  if (header.version !== 1) throw new ReplayFormatError(`Replays of version ${header.version} are not supported.`)
  if (parsed.length < 2 || !end || !('result' in end))
    throw new ReplayFormatError('The replay is incomplete: its last line is missing.')
  return { header, turns: parsed.slice(1, -1) as ReplayTurn[], end }
}
