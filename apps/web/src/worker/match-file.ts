import { createGame, type DeckEntry, type Game, type GameOptions } from 'spellwright/play'
import { readDeck } from './deck-cards.ts'
import type { GameRecord, GivenAnswer, MatchFile, MatchSetup, Starts } from './messages.ts'
import { RequestRefused } from './request-refused.ts'

export const MATCH_VERSION = 1

/** The main deck of a list, without unreadable lines. */
export const mainOf = (text: string): readonly DeckEntry[] => readDeck(text).main

const STARTING: Readonly<Record<Starts, GameOptions['starting']>> = {
  random: 'random',
  you: 0,
  opponent: 1,
  choose: 'choose',
}

/** The first game of a match. */
export const firstGame = (setup: MatchSetup): GameRecord => ({
  seed: setup.seed,
  decks: [setup.decks[0].text, setup.decks[1].text],
  options: { starting: STARTING[setup.starts], kitchenTable: setup.kitchenTable },
  answers: [],
  result: null,
})

/** Creates the game of a record before its first answer. */
export function newGame(setup: MatchSetup, record: GameRecord): Game {
  const [mine, theirs] = record.decks
  return createGame({
    decks: [mainOf(mine), mainOf(theirs)],
    seed: record.seed,
    names: setup.names,
    options: record.options,
  })
}

/** Replays recorded answers. */
export function replayAnswers(game: Game, answers: readonly GivenAnswer[]): void {
  game.replay(
    answers.map(({ player, answer, concede }) => (concede ? { player, answer, concede } : { player, answer })),
  )
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Reads a saved match. Throws `RequestRefused` with a sentence for the player if it cannot be read. */
export function readMatchFile(text: string): MatchFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new RequestRefused('This file cannot be read: it is not JSON. Nothing was changed.')
  }
  if (!isRecord(value) || value['format'] !== 'spellwright-match')
    throw new RequestRefused('This is not a Spellwright game or replay. Nothing was changed.')
  if (value['version'] !== MATCH_VERSION)
    throw new RequestRefused(
      `This game was saved by another version of Spellwright (format ${String(value['version'])}; this version reads format ${MATCH_VERSION}). The file was not changed.`,
    )
  const { setup, games } = value
  if (!isRecord(setup) || !Array.isArray(setup['decks']) || !Array.isArray(games) || games.length === 0)
    throw new RequestRefused('This file is damaged: its decks are missing. Nothing was changed.')
  if (!games.every((game) => isRecord(game) && Array.isArray(game['answers']) && Array.isArray(game['decks'])))
    throw new RequestRefused('This file is damaged: the answers of a game are missing. Nothing was changed.')
  const file: object = value
  return file as MatchFile
}
