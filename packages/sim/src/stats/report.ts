import { wilson } from './interval.ts'
import type { CardCount, ResultCount, Tally } from './tally.ts'

/** A rate over a number of games with its 95 % confidence interval; null if there were no games. */
export interface Rate {
  readonly games: number
  readonly rate: number | null
  readonly interval: readonly [number, number]
}

/** A card, and how often its player won when it was drawn, cast, in the opening hand, or left in hand. */
export interface CardLine {
  readonly name: string
  readonly drawn: Rate
  readonly cast: Rate
  /** How often its player won with it in the hand that was kept. */
  readonly opening: Rate
  /** How often its player won with it in hand when the game ended. */
  readonly left: Rate
  /** The share of the games in which its player had it, in hand or on the table, that ended with it in hand. */
  readonly deadShare: number | null
}

/** How often a side won after keeping that many lands in a hand of that many cards. */
export interface HandLine {
  readonly lands: number
  readonly cards: number
  readonly result: Rate
}

/** How many games ended on a turn with that side losing for that reason; null for draws. */
export interface EndingLine {
  readonly turn: number
  readonly loser: 0 | 1 | null
  readonly reason: string
  readonly games: number
}

/** How often a side won after that many mulligans. */
export interface MulliganLine {
  readonly mulligans: number
  readonly result: Rate
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
  /** By the lands and the cards of the hand that was kept, for each side. */
  readonly hands: readonly [readonly HandLine[], readonly HandLine[]]
  /** By the number of mulligans, for each side. */
  readonly afterMulligans: readonly [readonly MulliganLine[], readonly MulliganLine[]]
  /** How games ended, by turn. */
  readonly endings: readonly EndingLine[]
  readonly pairings: readonly { readonly decks: readonly [number, number]; readonly result: Rate }[]
  readonly decisions: number
  /** How many faults the bot of each side made: illegal and late answers, exceptions, and forfeits. */
  readonly faults: readonly [number, number]
  readonly problems: readonly string[]
}

/** The rate of so many points in so many games. */
export const rateOf = (points: number, games: number): Rate => {
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
    .map(([name, card]) => ({
      name,
      drawn: rateOf(card.drawnWins, card.drawn),
      cast: rateOf(card.castWins, card.cast),
      opening: rateOf(card.openingWins, card.opening),
      left: rateOf(card.leftWins, card.left),
      deadShare: card.had === 0 ? null : card.left / card.had,
    }))
    .sort((a, b) => (b.drawn.rate ?? 0) - (a.drawn.rate ?? 0) || (a.name < b.name ? -1 : 1))

const handLines = (hands: Readonly<Record<string, ResultCount>>): HandLine[] =>
  Object.entries(hands)
    .map(([key, count]) => {
      const [lands = 0, cards = 0] = key.split(' ').map(Number)
      return { lands, cards, result: rateOfResults(count) }
    })
    .sort((a, b) => b.cards - a.cards || a.lands - b.lands)

const mulliganLines = (counts: Readonly<Record<string, ResultCount>>): MulliganLine[] =>
  Object.entries(counts)
    .map(([key, count]) => ({ mulligans: Number(key), result: rateOfResults(count) }))
    .sort((a, b) => a.mulligans - b.mulligans)

const endingLines = (endings: Readonly<Record<string, number>>): EndingLine[] =>
  Object.entries(endings)
    .map(([key, games]): EndingLine => {
      const [turn = '0', loser, reason = ''] = key.split(' ')
      return { turn: Number(turn), loser: loser === '0' ? 0 : loser === '1' ? 1 : null, reason, games }
    })
    .sort((a, b) => a.turn - b.turn || (a.loser ?? 2) - (b.loser ?? 2) || (a.reason < b.reason ? -1 : 1))

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
    hands: [handLines(tally.hands[0]), handLines(tally.hands[1])],
    afterMulligans: [mulliganLines(tally.afterMulligans[0]), mulliganLines(tally.afterMulligans[1])],
    endings: endingLines(tally.endings),
    pairings: Object.entries(tally.pairings)
      .map(([key, record]) => ({
        decks: key.split(' ').map(Number) as [number, number],
        result: rateOfResults(record),
      }))
      .sort((a, b) => a.decks[0] - b.decks[0] || a.decks[1] - b.decks[1]),
    decisions: tally.decisions,
    faults: tally.faults,
    problems: tally.problems.map(({ message }) => message),
  }
}
