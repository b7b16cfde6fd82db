import type { FixtureOutcome, GameOutcome } from '../game/outcome.ts'
import { otherSide, type Side } from '../game/sim-deck.ts'

/** The results of side A over some games. */
export interface ResultCount {
  games: number
  wins: number
  draws: number
}

/** In how many games a card was drawn or cast, and how many of those games its player won. */
export interface CardCount {
  drawn: number
  drawnWins: number
  cast: number
  castWins: number
}

/**
 * Sums over games. Adding them gives the same result in any order, so that the number of workers does not change
 * a report.
 */
export interface Tally {
  /** The number of games, or of matches. */
  games: number
  wins: [number, number]
  draws: number
  /** Games that a limit ended before they were won or drawn (SPEC S13.12). */
  unfinished: { index: number; seed: string }[]
  /** Unfinished games that were ended by an error in the engine. */
  errors: { index: number; seed: string; message: string }[]
  gamesPlayed: number
  /** The games in which side A went first. */
  onPlay: ResultCount
  /** The games in which side B went first. */
  onDraw: ResultCount
  turns: Record<string, number>
  decisions: number
  /** `mulligans[side][count]` is the number of games in which the side took that many mulligans. */
  mulligans: [Record<string, number>, Record<string, number>]
  /** How often each side lost for each reason. */
  losses: [Record<string, number>, Record<string, number>]
  cards: [Record<string, CardCount>, Record<string, CardCount>]
  /** The results of side A for each pairing of decks. */
  pairings: Record<string, ResultCount>
  /** How many faults the bot of each side made: illegal and late answers, exceptions, and forfeits. */
  faults: [number, number]
  problems: string[]
}

/** A tally keeps this many problems of bots. */
export const MOST_PROBLEMS = 20

/** A record without inherited keys, because a card in kitchen-table mode can have any name. */
const noEntries = <T>(): Record<string, T> => Object.create(null)

const emptyCount = (): ResultCount => ({ games: 0, wins: 0, draws: 0 })

export const emptyTally = (): Tally => ({
  games: 0,
  wins: [0, 0],
  draws: 0,
  unfinished: [],
  errors: [],
  gamesPlayed: 0,
  onPlay: emptyCount(),
  onDraw: emptyCount(),
  turns: noEntries(),
  decisions: 0,
  mulligans: [noEntries(), noEntries()],
  losses: [noEntries(), noEntries()],
  cards: [noEntries(), noEntries()],
  pairings: noEntries(),
  faults: [0, 0],
  problems: [],
})

const increment = (counts: Record<string, number>, key: string | number, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by
}

/** Adds one more game, from the point of view of side A. */
function addResult(record: ResultCount, winner: Side | null): void {
  record.games++
  if (winner === 0) record.wins++
  if (winner === null) record.draws++
}

export function addOutcome(tally: Tally, outcome: FixtureOutcome): void {
  tally.games++
  if (outcome.error !== undefined)
    tally.errors.push({ index: outcome.index, seed: outcome.seed, message: outcome.error })
  if (!outcome.isFinished) tally.unfinished.push({ index: outcome.index, seed: outcome.seed })
  else {
    if (outcome.winner === null) tally.draws++
    else tally.wins[outcome.winner]++
    const key = outcome.decks.join(' ')
    tally.pairings[key] ??= emptyCount()
    addResult(tally.pairings[key], outcome.winner)
  }
  for (const game of outcome.games) addGame(tally, game)
  sortByIndex(tally.unfinished)
  sortByIndex(tally.errors)
}

function addGame(tally: Tally, game: GameOutcome): void {
  tally.gamesPlayed++
  tally.decisions += game.decisions
  tally.problems.push(...game.problems.slice(0, Math.max(0, MOST_PROBLEMS - tally.problems.length)))
  for (const side of [0, 1] as const) tally.faults[side] += game.faults[side]
  if (!game.isFinished) return
  if (game.winner !== null) increment(tally.losses[otherSide(game.winner)], game.reason ?? 'other')
  if (game.reason === 'forfeited') return
  addResult(game.starter === 0 ? tally.onPlay : tally.onDraw, game.winner)
  increment(tally.turns, game.turns)
  for (const side of [0, 1] as const) {
    increment(tally.mulligans[side], game.mulligans[side])
    addCards(tally.cards[side], game, side)
  }
}

function addCards(cards: Record<string, CardCount>, game: GameOutcome, side: Side): void {
  const won = game.winner === side ? 1 : 0
  const count = (name: string): CardCount => {
    cards[name] ??= { drawn: 0, drawnWins: 0, cast: 0, castWins: 0 }
    return cards[name]
  }
  for (const name of game.drawn[side]) {
    const card = count(name)
    card.drawn++
    card.drawnWins += won
  }
  for (const name of game.cast[side]) {
    const card = count(name)
    card.cast++
    card.castWins += won
  }
}

const sortByIndex = (list: { index: number }[]): void => {
  list.sort((a, b) => a.index - b.index)
}
