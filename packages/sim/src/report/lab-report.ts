import type { LabRun } from '../lab/lab-run.ts'
import type { RunTable } from '../lab/run-table.ts'
import { type Difference, pairedDifference } from '../stats/difference.ts'
import {
  type Equilibrium,
  type Estimate,
  equilibriumWithIntervals,
  expectedRate,
  type RateMatrix,
} from '../stats/metagame.ts'
import { type Rate, reportOf, type SeriesReport } from '../stats/report.ts'

/** One pair of a run: the deck, its opponent, and the statistics from the deck's point of view. */
export interface LabRow {
  /** Indexes into the decks of the run. */
  readonly decks: readonly [number, number]
  readonly names: readonly [string, string]
  readonly report: SeriesReport
  /** The 95 % interval of the win rate that holds at all times. */
  readonly atAnyTime: readonly [number, number]
  readonly isDone: boolean
}

/** Two variants against the opponents both have played, on paired seeds. */
export interface VariantDifference {
  readonly names: readonly [string, string]
  readonly overall: Difference
  readonly byOpponent: readonly { readonly opponent: string; readonly difference: Difference }[]
}

/** A deck against the whole field. */
export interface FieldLine {
  readonly name: string
  /** The expected win rate against the field; null while a rate is missing. */
  readonly expected: Estimate | null
}

/** Everything that is said about a run. The same table gives the same report. */
export interface LabReport {
  readonly run: LabRun
  readonly names: readonly string[]
  readonly rows: readonly LabRow[]
  readonly isMatrix: boolean
  /** How often the deck in the row beats the deck in the column; null where they have not played. */
  readonly matrix: RateMatrix
  /** The share of each deck in the field: equal for all opponents unless given. */
  readonly shares: readonly number[]
  readonly field: readonly FieldLine[]
  /** Null unless every pair of decks has played. */
  readonly equilibrium: Equilibrium | null
  readonly differences: readonly VariantDifference[]
  readonly games: number
  readonly isDone: boolean
}

/** The names of the decks, with a number where two are the same. */
export function uniqueNames(names: readonly string[]): string[] {
  return names.map((name, at) => {
    const same = names.filter((other) => other === name).length
    return same === 1 ? name : `${name} (${names.slice(0, at + 1).filter((other) => other === name).length})`
  })
}

const overallRate = (report: SeriesReport): Rate => ({
  games: report.games - report.unfinished.length,
  rate: report.winRate,
  interval: report.interval,
})

/** The same rate from the point of view of the other side. */
const turned = ({ games, rate, interval: [low, high] }: Rate): Rate => ({
  games,
  rate: rate === null ? null : 1 - rate,
  interval: [1 - high, 1 - low],
})

function matrixOf(decks: number, rows: readonly LabRow[]): (Rate | null)[][] {
  const matrix: (Rate | null)[][] = Array.from({ length: decks }, () => Array<Rate | null>(decks).fill(null))
  for (const { decks: pair, report } of rows) {
    if (report.winRate === null) continue
    const rate = overallRate(report)
    matrix[pair[0]]?.splice(pair[1], 1, rate)
    matrix[pair[1]]?.splice(pair[0], 1, turned(rate))
  }
  return matrix
}

const sorted = (values: Iterable<number>): number[] => [...new Set(values)].sort((a, b) => a - b)

/** Compares every two variants over the opponents that both have played. */
function differencesOf(table: RunTable, variants: readonly number[], names: readonly string[]): VariantDifference[] {
  const { pairs } = table.run
  const marksOf = (deck: number, opponent: number) => {
    const at = pairs.findIndex(([one, two]) => one === deck && two === opponent)
    return at < 0 ? null : (table.pairs[at]?.tally.marks ?? null)
  }
  return variants.flatMap((one, at) =>
    variants.slice(at + 1).map((two): VariantDifference => {
      const shared = sorted(pairs.map(([, opponent]) => opponent)).flatMap((opponent) => {
        const [a, b] = [marksOf(one, opponent), marksOf(two, opponent)]
        return a && b ? [{ opponent: names[opponent] ?? '', a, b }] : []
      })
      return {
        names: [names[one] ?? '', names[two] ?? ''],
        overall: pairedDifference(
          shared.map(({ a }) => a),
          shared.map(({ b }) => b),
        ),
        byOpponent: shared.map(({ opponent, a, b }) => ({ opponent, difference: pairedDifference([a], [b]) })),
      }
    }),
  )
}

/**
 * The report of a run; `shares` has a number for each deck of the run, for how much of the field it is. The equilibrium
 * of many decks takes up to a second, so it can be left out.
 */
export function labReport(table: RunTable, shares?: readonly number[], withEquilibrium = true): LabReport {
  const { run } = table
  const names = uniqueNames(run.decks.map(({ name }) => name))
  const rows = run.pairs.map(([one, two], pair): LabRow => {
    const { tally, atAnyTime, isDone } = table.pairs[pair] ?? { tally: null, atAnyTime: [0, 1] as const, isDone: false }
    if (!tally) throw new Error(`The table has no pair ${pair}.`)
    return {
      decks: [one, two],
      names: [names[one] ?? '', names[two] ?? ''],
      report: reportOf(tally),
      atAnyTime,
      isDone,
    }
  })
  const variants = sorted(run.pairs.map(([one]) => one))
  const opponents = sorted(run.pairs.map(([, two]) => two))
  const isMatrix = run.decks.length > 2 && variants.some((deck) => opponents.includes(deck))
  const matrix = matrixOf(run.decks.length, rows)
  const fieldShares = shares ?? run.decks.map((_, deck) => (isMatrix || opponents.includes(deck) ? 1 : 0))
  const candidates = isMatrix ? run.decks.map((_, deck) => deck) : variants
  return {
    run,
    names,
    rows,
    isMatrix,
    matrix,
    shares: fieldShares,
    field: candidates.map((deck) => ({
      name: names[deck] ?? '',
      expected: expectedRate(mirrored(matrix[deck] ?? [], deck), fieldShares),
    })),
    equilibrium: isMatrix && withEquilibrium ? equilibriumWithIntervals(matrix) : null,
    differences: isMatrix ? [] : differencesOf(table, variants, names),
    games: table.games,
    isDone: table.isDone,
  }
}

/** A deck wins half of the games against itself. */
const mirrored = (rates: readonly (Rate | null)[], deck: number): (Rate | null)[] =>
  rates.map((rate, at) => (at === deck ? { games: 0, rate: 0.5, interval: [0.5, 0.5] } : rate))
