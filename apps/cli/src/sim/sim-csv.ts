import type { Rate } from 'spellwright/sim'
import { deckNames, type SimReport } from './sim-report.ts'

export type Cell = string | number | null

const cell = (value: Cell): string => {
  if (value === null) return ''
  const text = typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(5) : String(value)
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

export const csvText = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => row.map(cell).join(',')).join('\n')

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
    for (const { name, drawn, cast } of report.cards[side as 0 | 1])
      rows.push(rateRow('drawn', deck, name, drawn), rateRow('cast', deck, name, cast))
  return csvText(rows)
}
