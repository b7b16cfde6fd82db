import type { ResultCount, Tally } from './tally.ts'

const turnedPair = <T>([one, two]: readonly [T, T]): [T, T] => [two, one]

const turnedResults = ({ games, wins, draws }: ResultCount): ResultCount => ({
  games,
  wins: games - wins - draws,
  draws,
})

const LOSERS: Readonly<Record<string, string>> = { 0: '1', 1: '0' }
const LETTERS: Readonly<Record<string, string>> = { W: 'L', L: 'W', p: 'd', d: 'p' }

/** Changes the keys or values of a record without inherited keys. */
const mapped = <T>(record: Readonly<Record<string, T>>, change: (key: string, value: T) => [string, T]) =>
  Object.assign(
    Object.create(null) as Record<string, T>,
    Object.fromEntries(Object.entries(record).map(([key, value]) => change(key, value))),
  )

/** The same games from the point of view of the other side. */
export function turnedTally(tally: Tally): Tally {
  return {
    ...tally,
    wins: turnedPair(tally.wins),
    onPlay: turnedResults(tally.onDraw),
    onDraw: turnedResults(tally.onPlay),
    mulligans: turnedPair(tally.mulligans),
    losses: turnedPair(tally.losses),
    cards: turnedPair(tally.cards),
    hands: turnedPair(tally.hands),
    afterMulligans: turnedPair(tally.afterMulligans),
    faults: turnedPair(tally.faults),
    endings: mapped(tally.endings, (key, games) => {
      const [turn, loser = '', reason] = key.split(' ')
      return [`${turn} ${LOSERS[loser] ?? loser} ${reason}`, games]
    }),
    pairings: mapped(tally.pairings, (key, results) => [key.split(' ').reverse().join(' '), turnedResults(results)]),
    marks: mapped(tally.marks, (index, mark) => [
      index,
      mark.replace(/[WLpd]/g, (letter) => LETTERS[letter] ?? letter),
    ]),
  }
}
