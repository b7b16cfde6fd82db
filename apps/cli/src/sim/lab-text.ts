import { differenceText, gamesText, type LabReport, percent, withInterval } from 'spellwright/lab'
import { unsupportedText } from './sim-report.ts'
import { table, unfinishedText } from './text.ts'

const estimate = ({ value, interval }: { readonly value: number; readonly interval: readonly [number, number] }) =>
  withInterval({ rate: value, interval })

function matrixText({ isMatrix, names, matrix }: LabReport): string[] {
  if (!isMatrix) return []
  const rows = names.map((name, row) => [
    name,
    ...names.map((_, column) => (row === column ? '' : percent(matrix[row]?.[column]?.rate ?? null))),
  ])
  return ['', 'How often the deck in the row beats the deck in the column', table(['', ...names], rows)]
}

function differencesText({ differences }: LabReport): string[] {
  if (differences.length === 0) return []
  const rows = differences.flatMap(({ names, overall, byOpponent }) =>
    [{ opponent: 'all', difference: overall }, ...byOpponent].map(({ opponent, difference }) => [
      names.join(' minus '),
      opponent,
      difference.seeds,
      differenceText(difference.difference, difference.interval),
    ]),
  )
  return ['', 'Variants on the same seeds', table(['variants', 'against', 'seeds', 'difference'], rows)]
}

function fieldText({ field, equilibrium, names }: LabReport): string[] {
  const rows = field.flatMap(({ name, expected }) => (expected ? [[name, estimate(expected)]] : []))
  const shares = (equilibrium?.shares ?? []).map((share, deck) => [names[deck] ?? '', estimate(share)])
  return [
    ...(rows.length === 0 ? [] : ['', 'Against the field', table(['deck', 'expected win rate'], rows)]),
    ...(shares.length === 0 ? [] : ['', 'Equilibrium', table(['deck', 'share'], shares)]),
  ]
}

/** The table of a run in the terminal. */
export function labText(report: LabReport, unsupported: readonly string[]): string {
  const { run, rows, games } = report
  return [
    ...unsupportedText(unsupported),
    `${gamesText(games, run.match)}, seed ${run.seed}, bots ${run.bots.join(' and ')}`,
    '',
    table(
      ['deck', 'against', 'games', 'win rate', 'on the play', 'on the draw'],
      rows.map(({ names, report: { games: played, winRate: rate, interval, onPlay, onDraw } }) => [
        ...names,
        played,
        withInterval({ rate, interval }),
        percent(onPlay.rate),
        percent(onDraw.rate),
      ]),
    ),
    ...rows.flatMap((row) => unfinishedText(row.report)),
    ...differencesText(report),
    ...matrixText(report),
    ...fieldText(report),
  ].join('\n')
}
