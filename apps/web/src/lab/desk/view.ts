import {
  courseOf,
  type LabReport,
  type LabRow,
  labReport,
  mergeTallies,
  type RunTable,
  readMark,
  reportOf,
  type Tally,
  turnedTally,
} from 'spellwright/lab'
import type { GameLine, LabDetail, LabProgress, LabRowView, LabView, Selection } from '../messages.ts'
import { titleOf } from './choose-run.ts'

/** As many games of a selection are listed. */
const MOST_GAMES = 400

const rowView = ({ decks, names, report, atAnyTime, isDone }: LabRow): LabRowView => ({
  decks,
  names,
  games: report.games,
  rate: { games: report.games - report.unfinished.length, rate: report.winRate, interval: report.interval },
  onPlay: report.onPlay,
  onDraw: report.onDraw,
  atAnyTime,
  isDone,
  unfinished: report.unfinished.length,
  meanTurns: report.meanTurns,
})

interface SelectedPair {
  readonly pair: number
  readonly opponent: number
  readonly tally: Tally
}

/** The games of a deck, from its own point of view. */
function selectedPairs(table: RunTable, { deck, opponent }: Selection): SelectedPair[] {
  return table.run.pairs.flatMap(([one, two], pair): SelectedPair[] => {
    const tally = table.pairs[pair]?.tally
    if (!tally || (one !== deck && two !== deck)) return []
    const other = one === deck ? two : one
    if (opponent !== null && other !== opponent) return []
    return [{ pair, opponent: other, tally: one === deck ? tally : turnedTally(tally) }]
  })
}

function gameLines(pairs: readonly SelectedPair[], names: readonly string[]): GameLine[] {
  const lines = pairs.flatMap(({ pair, opponent, tally }) =>
    Object.entries(tally.marks).map(
      ([index, mark]): GameLine => ({
        pair,
        index: Number(index),
        opponent: names[opponent] ?? '',
        ...readMark(mark),
      }),
    ),
  )
  return lines.sort((a, b) => a.index - b.index || a.pair - b.pair).slice(0, MOST_GAMES)
}

function detailOf(table: RunTable, names: readonly string[], selection: Selection): LabDetail | null {
  const pairs = selectedPairs(table, selection)
  if (pairs.length === 0) return null
  const [only] = pairs
  const against = pairs.length === 1 ? (names[only?.opponent ?? -1] ?? '') : `all ${pairs.length} opponents`
  return {
    title: `${names[selection.deck] ?? ''} against ${against}`,
    selection,
    report: reportOf(mergeTallies(pairs.map(({ tally }) => tally))),
    course: courseOf(pairs.map(({ tally }) => tally.marks)),
    games: gameLines(pairs, names),
  }
}

const unique = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b)

export interface Shown {
  readonly id: string
  readonly shares: readonly number[] | null
  readonly selection: Selection | null
  readonly progress: LabProgress
  readonly problem: string | null
}

/** The report of a table, with the shares that the player has set. */
export const reportFor = (table: RunTable, shares: readonly number[] | null, withEquilibrium = true): LabReport =>
  labReport(table, shares ?? undefined, withEquilibrium)

/** What the page shows of a run now. */
export function viewOf(table: RunTable, { id, shares, selection, progress, problem }: Shown): LabView {
  const report = reportFor(table, shares, progress.status !== 'running')
  const { run } = table
  return {
    id,
    title: titleOf(run),
    seed: run.seed,
    bots: run.bots[0],
    match: run.match,
    names: report.names,
    variants: unique(run.pairs.map(([one]) => one)),
    opponents: unique(run.pairs.map(([, two]) => two)),
    isMatrix: report.isMatrix,
    stopWidth: run.stopWidth,
    rows: report.rows.map(rowView),
    matrix: report.matrix,
    shares: report.shares,
    field: report.field,
    equilibrium: report.equilibrium,
    differences: report.differences,
    detail: selection === null ? null : detailOf(table, report.names, selection),
    progress,
    problem,
  }
}
