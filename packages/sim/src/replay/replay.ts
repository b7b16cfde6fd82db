import type { DeckEntry } from '@spellwright/cards'
import type { AnswerRecord, GameOptions, GameResult, PlayerId } from '@spellwright/engine'

/** The first line of a replay: all that is needed to begin the game again. */
export interface ReplayHeader {
  readonly format: 'spellwright-replay'
  readonly version: 1
  /** The engine it was played with, and a hash of the data of its cards. */
  readonly engine: string
  readonly cards: string
  readonly seed: string
  readonly decks: readonly [readonly DeckEntry[], readonly DeckEntry[]]
  readonly names: readonly [string, string]
  readonly bots: readonly [string, string]
  readonly options: Partial<GameOptions>
}

/** One line for each turn: the hash of the state as it begins, and the answers given in it. */
export interface ReplayTurn {
  readonly turn: number
  readonly hash: string
  readonly answers: readonly (
    | readonly [player: PlayerId, answer: AnswerRecord['answer']]
    | { readonly concede: PlayerId }
  )[]
}

/** The last line: how it ended. */
export interface ReplayEnd {
  readonly result: GameResult
  readonly hash: string
}

/** A recorded game: how it began, the answers of each turn, and how it ended. */
export interface Replay {
  readonly header: ReplayHeader
  readonly turns: readonly ReplayTurn[]
  readonly end: ReplayEnd
}

/** The text is not a replay; the message says what is wrong with it. */
export class ReplayFormatError extends Error {
  override name = 'ReplayFormatError'
}

/** A replay as the lines of a file. */
export const formatReplay = ({ header, turns, end }: Replay): string =>
  `${[header, ...turns, end].map((line) => JSON.stringify(line)).join('\n')}\n`

/** Reads the lines of a replay file; a sentence says what is wrong with it. */
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
  if (header.version !== 1) throw new ReplayFormatError(`Replays of version ${header.version} are not known here.`)
  if (parsed.length < 2 || !end || !('result' in end))
    throw new ReplayFormatError('The replay has no end: it was cut off.')
  return { header, turns: parsed.slice(1, -1) as ReplayTurn[], end }
}
