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
 * Sums over games. Adding and merging give the same result in any order, so that the number of workers does not change
 * a report.
 */
export interface Tally {
  /** The number of games, or of matches. */
  games: number
  wins: [number, number]
  draws: number
  /** Games that a limit ended before they were won or drawn (SPEC S13.12). */
  unfinished: { index: number; seed: string }[]
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
  problems: string[]
}

const emptyCount = (): ResultCount => ({ games: 0, wins: 0, draws: 0 })

export const emptyTally = (): Tally => ({
  games: 0,
  wins: [0, 0],
  draws: 0,
  unfinished: [],
  gamesPlayed: 0,
  onPlay: emptyCount(),
  onDraw: emptyCount(),
  turns: {},
  decisions: 0,
  mulligans: [{}, {}],
  losses: [{}, {}],
  cards: [{}, {}],
  pairings: {},
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
  if (!outcome.isFinished) tally.unfinished.push({ index: outcome.index, seed: outcome.seed })
  else {
    if (outcome.winner === null) tally.draws++
    else tally.wins[outcome.winner]++
    const key = outcome.decks.join(' ')
    tally.pairings[key] ??= emptyCount()
    addResult(tally.pairings[key], outcome.winner)
  }
  for (const game of outcome.games) addGame(tally, game)
  sortUnfinished(tally)
}

function addGame(tally: Tally, game: GameOutcome): void {
  tally.gamesPlayed++
  tally.decisions += game.decisions
  tally.problems.push(...game.problems.slice(0, 20 - tally.problems.length))
  if (!game.isFinished) return
  addResult(game.starter === 0 ? tally.onPlay : tally.onDraw, game.winner)
  increment(tally.turns, game.turns)
  for (const side of [0, 1] as const) {
    increment(tally.mulligans[side], game.mulligans[side])
    addCards(tally.cards[side], game, side)
  }
  if (game.winner !== null) increment(tally.losses[otherSide(game.winner)], game.reason ?? 'other')
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

const sortUnfinished = (tally: Tally): void => {
  tally.unfinished.sort((a, b) => a.index - b.index)
}

const mergeResults = (into: ResultCount, from: ResultCount): void => {
  into.games += from.games
  into.wins += from.wins
  into.draws += from.draws
}

const mergeCounts = (into: Record<string, number>, from: Record<string, number>): void => {
  for (const [key, count] of Object.entries(from)) increment(into, key, count)
}

/** Adds the tally of another worker. */
export function mergeTally(into: Tally, from: Tally): void {
  into.games += from.games
  into.draws += from.draws
  into.gamesPlayed += from.gamesPlayed
  into.decisions += from.decisions
  into.unfinished.push(...from.unfinished)
  sortUnfinished(into)
  mergeResults(into.onPlay, from.onPlay)
  mergeResults(into.onDraw, from.onDraw)
  mergeCounts(into.turns, from.turns)
  for (const side of [0, 1] as const) {
    into.wins[side] += from.wins[side]
    mergeCounts(into.mulligans[side], from.mulligans[side])
    mergeCounts(into.losses[side], from.losses[side])
    for (const [name, counts] of Object.entries(from.cards[side])) {
      into.cards[side][name] ??= { drawn: 0, drawnWins: 0, cast: 0, castWins: 0 }
      const card = into.cards[side][name]
      card.drawn += counts.drawn
      card.drawnWins += counts.drawnWins
      card.cast += counts.cast
      card.castWins += counts.castWins
    }
  }
  for (const [key, record] of Object.entries(from.pairings)) {
    into.pairings[key] ??= emptyCount()
    mergeResults(into.pairings[key], record)
  }
  into.problems.push(...from.problems.slice(0, Math.max(0, 20 - into.problems.length)))
}
