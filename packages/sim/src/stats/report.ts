import { wilson } from './interval.ts'
import type { CardCount, ResultCount, Tally } from './tally.ts'

/** A rate over a number of games with its 95 % confidence interval; null if there were no games. */
export interface Rate {
  readonly games: number
  readonly rate: number | null
  readonly interval: readonly [number, number]
}

/** A card, and how often its player won when it was drawn and when it was cast. */
export interface CardLine {
  readonly name: string
  readonly drawn: Rate
  readonly cast: Rate
}

/** The statistics of a series, ready to print. The same plan gives the same report. */
export interface SeriesReport {
  readonly games: number
  readonly gamesPlayed: number
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly unfinished: readonly { readonly index: number; readonly seed: string }[]
  /** Unfinished games that were ended by an error in the engine. */
  readonly errors: readonly { readonly index: number; readonly seed: string; readonly message: string }[]
  /** The wins of side A plus half the draws, over finished games. */
  readonly winRate: number | null
  readonly interval: readonly [number, number]
  readonly onPlay: Rate
  readonly onDraw: Rate
  readonly meanTurns: number | null
  /** Numbers of turns, and how many games took that many, in ascending order. */
  readonly lengths: readonly (readonly [turns: number, games: number])[]
  /** The mean number of mulligans of each side. */
  readonly mulligans: readonly [number, number]
  readonly mulliganCounts: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>]
  readonly losses: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>]
  readonly cards: readonly [readonly CardLine[], readonly CardLine[]]
  readonly pairings: readonly { readonly decks: readonly [number, number]; readonly result: Rate }[]
  readonly decisions: number
  /** How many faults the bot of each side made: illegal and late answers, exceptions, and forfeits. */
  readonly faults: readonly [number, number]
  readonly problems: readonly string[]
}

const rateOf = (points: number, games: number): Rate => {
  const rate = games === 0 ? null : points / games
  return { games, rate, interval: wilson(rate ?? 0.5, games) }
}

const rateOfResults = ({ games, wins, draws }: ResultCount): Rate => rateOf(wins + draws / 2, games)

const numericEntries = (counts: Readonly<Record<string, number>>): [number, number][] =>
  Object.entries(counts)
    .map(([key, count]): [number, number] => [Number(key), count])
    .sort(([a], [b]) => a - b)

/** Adds the missing numbers between the first and the last, so that a chart of them is to scale. */
function fillGaps(pairs: readonly [number, number][]): [number, number][] {
  const counts = new Map(pairs)
  const [first = 0] = pairs[0] ?? []
  const [last = -1] = pairs.at(-1) ?? []
  return Array.from({ length: last - first + 1 }, (_, at) => [first + at, counts.get(first + at) ?? 0])
}

const mean = (counts: Readonly<Record<string, number>>): number | null => {
  const pairs = numericEntries(counts)
  const total = pairs.reduce((sum, [, count]) => sum + count, 0)
  return total === 0 ? null : pairs.reduce((sum, [value, count]) => sum + value * count, 0) / total
}

const sortedByCount = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))

const cardLines = (cards: Readonly<Record<string, CardCount>>): CardLine[] =>
  Object.entries(cards)
    .map(([name, { drawn, drawnWins, cast, castWins }]) => ({
      name,
      drawn: rateOf(drawnWins, drawn),
      cast: rateOf(castWins, cast),
    }))
    .sort((a, b) => (b.drawn.rate ?? 0) - (a.drawn.rate ?? 0) || (a.name < b.name ? -1 : 1))

/** Computes the statistics of a tally. */
export function reportOf(tally: Tally): SeriesReport {
  const finished = tally.games - tally.unfinished.length
  const overall = rateOf(tally.wins[0] + tally.draws / 2, finished)
  return {
    games: tally.games,
    gamesPlayed: tally.gamesPlayed,
    wins: tally.wins,
    draws: tally.draws,
    unfinished: tally.unfinished,
    errors: tally.errors,
    winRate: overall.rate,
    interval: overall.interval,
    onPlay: rateOfResults(tally.onPlay),
    onDraw: rateOfResults(tally.onDraw),
    meanTurns: mean(tally.turns),
    lengths: fillGaps(numericEntries(tally.turns)),
    mulligans: [mean(tally.mulligans[0]) ?? 0, mean(tally.mulligans[1]) ?? 0],
    mulliganCounts: [tally.mulligans[0], tally.mulligans[1]],
    losses: [sortedByCount(tally.losses[0]), sortedByCount(tally.losses[1])],
    cards: [cardLines(tally.cards[0]), cardLines(tally.cards[1])],
    pairings: Object.entries(tally.pairings)
      .map(([key, record]) => ({
        decks: key.split(' ').map(Number) as [number, number],
        result: rateOfResults(record),
      }))
      .sort((a, b) => a.decks[0] - b.decks[0] || a.decks[1] - b.decks[1]),
    decisions: tally.decisions,
    faults: tally.faults,
    problems: tally.problems,
  }
}
