import type { Rate } from '../stats/report.ts'
import { CARD_USES } from '../stats/tally.ts'
import { type Cell, csvText } from './csv.ts'
import type { LabReport, LabRow } from './lab-report.ts'

const HEAD = ['kind', 'deck', 'against', 'name', 'games', 'rate', 'low', 'high']

type Row = (kind: string, name: string | number, rate: Rate) => Cell[]

const rowsFor =
  (deck: string, against: string): Row =>
  (kind, name, { games, rate, interval }) => [kind, deck, against, String(name), games, rate, ...interval]

/** The statistics of one pair, first those of its deck, then those of its opponent. */
function pairRows({ names, report }: LabRow): Cell[][] {
  const row = rowsFor(...names)
  const count = (kind: string, name: string, games: number): Cell[] => [kind, ...names, name, games, null, null, null]
  const finished = report.games - report.unfinished.length
  return [
    row('overall', '', { games: finished, rate: report.winRate, interval: report.interval }),
    row('onPlay', '', report.onPlay),
    row('onDraw', '', report.onDraw),
    count('unfinished', '', report.unfinished.length),
    ...report.endings.map(({ turn, loser, reason, games }) =>
      count('ending', `turn ${turn}: ${loser === null ? 'nobody' : names[loser]} lost (${reason})`, games),
    ),
    ...([0, 1] as const).flatMap((side) => sideRows(side === 0 ? names : [names[1], names[0]], report, side)),
  ]
}

function sideRows(names: readonly [string, string], report: LabRow['report'], side: 0 | 1): Cell[][] {
  const row = rowsFor(...names)
  return [
    ...report.hands[side].map(({ lands, cards, result }) => row('hand', `${lands} lands of ${cards} cards`, result)),
    ...report.afterMulligans[side].map(({ mulligans, result }) => row('mulligans', mulligans, result)),
    ...report.cards[side].flatMap((card) => CARD_USES.map((use) => row(use, card.name, card[use]))),
  ]
}

/** One long table of a run: a row for each number, with what it counts in the first column. */
export function labCsv(report: LabReport): string {
  const { rows, differences, field, equilibrium, names } = report
  return csvText([
    HEAD,
    ...rows.flatMap(pairRows),
    ...differences.flatMap(({ names: [one, two], overall, byOpponent }) =>
      [{ opponent: '', difference: overall }, ...byOpponent].map(({ opponent, difference }): Cell[] => [
        'difference',
        one,
        opponent,
        `minus ${two}`,
        2 * difference.seeds,
        difference.difference,
        ...difference.interval,
      ]),
    ),
    ...field.flatMap(({ name, expected }): Cell[][] =>
      expected ? [['field', name, '', '', null, expected.value, ...expected.interval]] : [],
    ),
    ...(equilibrium?.shares ?? []).map(({ value, interval }, deck): Cell[] => [
      'equilibrium',
      names[deck] ?? '',
      '',
      '',
      null,
      value,
      ...interval,
    ]),
  ])
}

/** The report as data, without the lists of the decks. */
export function labJson({ run, ...report }: LabReport): object {
  const { games, bots, seed, match, maxTurns, stopWidth, engine } = run
  return {
    seed,
    bots,
    match,
    gamesPerPair: games,
    maxTurns,
    stopWidth,
    engine,
    ...report,
  }
}
