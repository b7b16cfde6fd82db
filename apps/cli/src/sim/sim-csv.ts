import { type Cell, csvText } from 'spellwright/lab'
import type { Rate } from 'spellwright/sim'
import { deckNames, type SimReport } from './sim-report.ts'

const rateRow = (kind: string, deck: string, name: string, { games, rate, interval }: Rate): Cell[] => [
  kind,
  deck,
  name,
  games,
  rate,
  ...interval,
]

/** One long table: a row for each number, with what it counts in the first column. */
export function simCsv({ report, plan }: SimReport): string {
  const [a, b] = deckNames(plan)
  const finished = report.games - report.unfinished.length
  const rows: Cell[][] = [
    ['kind', 'deck', 'name', 'games', 'rate', 'low', 'high'],
    rateRow('overall', a, '', { games: finished, rate: report.winRate, interval: report.interval }),
    rateRow('onPlay', a, '', report.onPlay),
    rateRow('onDraw', a, '', report.onDraw),
    ['unfinished', '', '', report.unfinished.length, null, null, null],
    ...report.lengths.map(([turns, games]): Cell[] => ['turns', '', String(turns), games, null, null, null]),
  ]
  for (const [side, deck] of [a, b].entries())
    for (const { name, drawn, cast, opening, left } of report.cards[side as 0 | 1])
      rows.push(
        rateRow('drawn', deck, name, drawn),
        rateRow('cast', deck, name, cast),
        rateRow('opening', deck, name, opening),
        rateRow('left', deck, name, left),
      )
  return csvText(rows)
}
