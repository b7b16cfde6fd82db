import { wilson } from './interval.ts'
import type { CardCount, Record3, Tally } from './tally.ts'

/** A rate over a number of games, with its 95 % interval; null where there were none. */
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

/** What a run found, ready to print: the same for the same seed, but for the time it took. */
export interface SeriesReport {
  readonly games: number
  readonly gamesPlayed: number
  readonly wins: readonly [number, number]
  readonly draws: number
  readonly unfinished: readonly { readonly index: number; readonly seed: string }[]
  /** Wins and half the draws of side A, over finished games. */
  readonly winRate: number | null
  readonly interval: readonly [number, number]
  readonly onPlay: Rate
  readonly onDraw: Rate
  readonly meanTurns: number | null
  /** Turns and how many games took so many, in order. */
  readonly lengths: readonly (readonly [turns: number, games: number])[]
  /** Hands sent back, on average, per side. */
  readonly mulligans: readonly [number, number]
  readonly mulliganCounts: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>]
  readonly losses: readonly [Readonly<Record<string, number>>, Readonly<Record<string, number>>]
  readonly cards: readonly [readonly CardLine[], readonly CardLine[]]
  readonly pairings: readonly { readonly decks: readonly [number, number]; readonly result: Rate }[]
  readonly decisions: number
  readonly problems: readonly string[]
}

const rateOf = (points: number, games: number): Rate => {
  const rate = games === 0 ? null : points / games
  return { games, rate, interval: wilson(rate ?? 0.5, games) }
}

const recordRate = ({ games, wins, draws }: Record3): Rate => rateOf(wins + draws / 2, games)

const numbered = (counts: Readonly<Record<string, number>>): [number, number][] =>
  Object.entries(counts)
    .map(([key, count]): [number, number] => [Number(key), count])
    .sort(([a], [b]) => a - b)

/** Every number from the first to the last, so that a chart of them is to scale. */
function withoutGaps(pairs: readonly [number, number][]): [number, number][] {
  const counts = new Map(pairs)
  const [first = 0] = pairs[0] ?? []
  const [last = -1] = pairs.at(-1) ?? []
  return Array.from({ length: last - first + 1 }, (_, at) => [first + at, counts.get(first + at) ?? 0])
}

const mean = (counts: Readonly<Record<string, number>>): number | null => {
  const pairs = numbered(counts)
  const total = pairs.reduce((sum, [, count]) => sum + count, 0)
  return total === 0 ? null : pairs.reduce((sum, [value, count]) => sum + value * count, 0) / total
}

const sorted = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)))

const cardLines = (cards: Readonly<Record<string, CardCount>>): CardLine[] =>
  Object.entries(cards)
    .map(([name, { drawn, drawnWins, cast, castWins }]) => ({
      name,
      drawn: rateOf(drawnWins, drawn),
      cast: rateOf(castWins, cast),
    }))
    .sort((a, b) => (b.drawn.rate ?? 0) - (a.drawn.rate ?? 0) || (a.name < b.name ? -1 : 1))

/** The numbers of a tally, ready to print. */
export function reportOf(tally: Tally): SeriesReport {
  const finished = tally.games - tally.unfinished.length
  const overall = rateOf(tally.wins[0] + tally.draws / 2, finished)
  return {
    games: tally.games,
    gamesPlayed: tally.gamesPlayed,
    wins: tally.wins,
    draws: tally.draws,
    unfinished: tally.unfinished,
    winRate: overall.rate,
    interval: overall.interval,
    onPlay: recordRate(tally.onPlay),
    onDraw: recordRate(tally.onDraw),
    meanTurns: mean(tally.turns),
    lengths: withoutGaps(numbered(tally.turns)),
    mulligans: [mean(tally.mulligans[0]) ?? 0, mean(tally.mulligans[1]) ?? 0],
    mulliganCounts: [tally.mulligans[0], tally.mulligans[1]],
    losses: [sorted(tally.losses[0]), sorted(tally.losses[1])],
    cards: [cardLines(tally.cards[0]), cardLines(tally.cards[1])],
    pairings: Object.entries(tally.pairings)
      .map(([key, record]) => ({ decks: key.split(' ').map(Number) as [number, number], result: recordRate(record) }))
      .sort((a, b) => a.decks[0] - b.decks[0] || a.decks[1] - b.decks[1]),
    decisions: tally.decisions,
    problems: tally.problems,
  }
}
