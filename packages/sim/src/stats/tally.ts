import type { FixtureOutcome, GameOutcome } from '../game/outcome.ts'
import { otherSide, type Side } from '../game/sim-deck.ts'
import { markOf } from './game-mark.ts'

/** The results of side A over some games. */
export interface ResultCount {
  games: number
  wins: number
  draws: number
}

/** What is counted of a card in a game. */
export const CARD_USES = ['drawn', 'cast', 'opening', 'left'] as const

/** One of `CARD_USES`. */
export type CardUseName = (typeof CARD_USES)[number]

/**
 * In how many games a card was drawn, cast, in the opening hand, or left in hand at the end, and how many of those games
 * its player won. `had` counts the games in which any of these happened: a card can be found without being drawn.
 */
export type CardCount = Record<CardUseName | `${CardUseName}Wins` | 'had', number>

/** A problem with a bot that the user brought, and the game in which it came up. */
export interface GameProblem {
  readonly index: number
  readonly message: string
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
  /** The results of each side by the lands and the cards in the hand it kept: the key is `3 7` for three of seven. */
  hands: [Record<string, ResultCount>, Record<string, ResultCount>]
  /** The results of each side by the number of its mulligans. */
  afterMulligans: [Record<string, ResultCount>, Record<string, ResultCount>]
  /** How many games ended on which turn, who lost and why: the key is `9 1 life`; `9 - draw` for a draw. */
  endings: Record<string, number>
  /** The results of side A for each pairing of decks. */
  pairings: Record<string, ResultCount>
  /** How many faults the bot of each side made: illegal and late answers, exceptions, and forfeits. */
  faults: [number, number]
  /** The first problems, by game. */
  problems: GameProblem[]
  /** A mark for each game by its index, see `markOf`. */
  marks: Record<string, string>
}

/** A tally keeps this many problems of bots. */
export const MOST_PROBLEMS = 20

/** A record without inherited keys, because a card in kitchen-table mode can have any name. */
const noEntries = <T>(): Record<string, T> => Object.create(null)

const emptyCount = (): ResultCount => ({ games: 0, wins: 0, draws: 0 })

/** A tally without games. */
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
  hands: [noEntries(), noEntries()],
  afterMulligans: [noEntries(), noEntries()],
  endings: noEntries(),
  pairings: noEntries(),
  faults: [0, 0],
  problems: [],
  marks: noEntries(),
})

const increment = (counts: Record<string, number>, key: string | number, by = 1): void => {
  counts[key] = (counts[key] ?? 0) + by
}

/** Adds one more game, from the point of view of a side: side A unless given. */
function addResult(record: ResultCount, winner: Side | null, side: Side = 0): void {
  record.games++
  if (winner === side) record.wins++
  if (winner === null) record.draws++
}

/** Keeps the problems of the earliest games, so that the order in which games end does not matter. */
export function addProblems(tally: Tally, problems: readonly GameProblem[]): void {
  if (problems.length === 0) return
  tally.problems.push(...problems)
  sortByIndex(tally.problems)
  tally.problems.length = Math.min(tally.problems.length, MOST_PROBLEMS)
}

/** Adds the outcome of a game or match. */
export function addOutcome(tally: Tally, outcome: FixtureOutcome): void {
  tally.games++
  tally.marks[outcome.index] = markOf(outcome)
  if (outcome.error !== undefined)
    tally.errors.push({ index: outcome.index, seed: outcome.seed, message: outcome.error })
  if (!outcome.isFinished) tally.unfinished.push({ index: outcome.index, seed: outcome.seed })
  else {
    if (outcome.winner === null) tally.draws++
    else tally.wins[outcome.winner]++
    addResult(countAt(tally.pairings, outcome.decks.join(' ')), outcome.winner)
  }
  for (const game of outcome.games) addGame(tally, game, outcome.index)
  sortByIndex(tally.unfinished)
  sortByIndex(tally.errors)
}

function addGame(tally: Tally, game: GameOutcome, index: number): void {
  tally.gamesPlayed++
  tally.decisions += game.decisions
  addProblems(
    tally,
    game.problems.map((message) => ({ index, message })),
  )
  for (const side of [0, 1] as const) tally.faults[side] += game.faults[side]
  if (!game.isFinished) return
  if (game.winner !== null) increment(tally.losses[otherSide(game.winner)], game.reason ?? 'other')
  if (game.reason === 'forfeited') return
  addResult(game.starter === 0 ? tally.onPlay : tally.onDraw, game.winner)
  increment(tally.turns, game.turns)
  increment(tally.endings, endingOf(game))
  for (const side of [0, 1] as const) {
    increment(tally.mulligans[side], game.mulligans[side])
    addCards(tally.cards[side], game, side)
    const { lands, cards } = game.hands[side]
    addResult(countAt(tally.hands[side], `${lands} ${cards}`), game.winner, side)
    addResult(countAt(tally.afterMulligans[side], String(game.mulligans[side])), game.winner, side)
  }
}

function countAt(counts: Record<string, ResultCount>, key: string): ResultCount {
  counts[key] ??= emptyCount()
  return counts[key]
}

const endingOf = ({ turns, winner, reason }: GameOutcome): string =>
  winner === null ? `${turns} - draw` : `${turns} ${otherSide(winner)} ${reason ?? 'other'}`

function addCards(cards: Record<string, CardCount>, game: GameOutcome, side: Side): void {
  const won = game.winner === side ? 1 : 0
  for (const use of CARD_USES)
    for (const name of game[use][side]) {
      cards[name] ??= emptyCardCount()
      cards[name][use]++
      cards[name][`${use}Wins`] += won
    }
  for (const name of new Set([...game.drawn[side], ...game.cast[side], ...game.left[side]])) {
    const card = cards[name]
    if (card) card.had++
  }
}

/** A card that no game has seen. */
export const emptyCardCount = (): CardCount => ({
  drawn: 0,
  drawnWins: 0,
  cast: 0,
  castWins: 0,
  opening: 0,
  openingWins: 0,
  left: 0,
  leftWins: 0,
  had: 0,
})

const sortByIndex = (list: { index: number }[]): void => {
  list.sort((a, b) => a.index - b.index)
}
