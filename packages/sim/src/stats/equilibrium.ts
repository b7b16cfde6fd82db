/**
 * The mix of decks of the equilibrium of a matrix of win rates: whoever brings decks in these shares wins at least half
 * of the games against any field. `rates[i][j]` is how often deck i beats deck j; `rates[j][i]` is the rest of it.
 *
 * In a game that is the same for both players, the best mix of the player who chooses columns is also that of the one
 * who chooses rows. It is found by the simplex method: the largest sum of y with A y ≤ 1 and y ≥ 0, scaled to 1.
 */
export function equilibriumOf(rates: readonly (readonly number[])[]): number[] {
  const size = rates.length
  // Half a point more for everybody changes no strategy, and keeps all numbers positive.
  const rows = rates.map((row, at) => [...row.map((rate) => rate + 0.5), ...unit(size, at), 1])
  const goal = [...Array<number>(size).fill(-1), ...Array<number>(size).fill(0), 0]
  const basis = rows.map((_, at) => size + at)
  for (let step = 0; step < MOST_STEPS; step++) {
    const column = goal.findIndex((value, at) => at < 2 * size && value < -TINY)
    const row = column < 0 ? -1 : tightestRow(rows, basis, column)
    if (row < 0) break
    pivot(rows, goal, row, column)
    basis[row] = column
  }
  const mix = Array<number>(size).fill(0)
  basis.forEach((column, row) => {
    if (column < size) mix[column] = Math.max(0, rows[row]?.at(-1) ?? 0)
  })
  const sum = mix.reduce((total, share) => total + share, 0)
  return mix.map((share) => (sum === 0 ? 1 / size : share / sum))
}

const MOST_STEPS = 5000
const TINY = 1e-12

const unit = (size: number, one: number): number[] => Array.from({ length: size }, (_, at) => (at === one ? 1 : 0))

/** The row that limits a column most; among equals the one with the earliest variable, so that the search ends (Bland). */
function tightestRow(rows: readonly (readonly number[])[], basis: readonly number[], column: number): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  rows.forEach((row, at) => {
    const value = row[column] ?? 0
    if (value <= TINY) return
    const ratio = (row.at(-1) ?? 0) / value
    const isEqual = Math.abs(ratio - least) <= TINY
    if (ratio < least - TINY || (isEqual && (basis[at] ?? 0) < (basis[best] ?? 0))) {
      least = ratio
      best = at
    }
  })
  return best
}

function pivot(rows: number[][], goal: number[], row: number, column: number): void {
  const pivotRow = rows[row] ?? []
  const divisor = pivotRow[column] ?? 1
  for (let at = 0; at < pivotRow.length; at++) pivotRow[at] = (pivotRow[at] ?? 0) / divisor
  for (const other of [...rows, goal]) {
    const factor = other[column] ?? 0
    if (other === pivotRow || factor === 0) continue
    for (let at = 0; at < other.length; at++) other[at] = (other[at] ?? 0) - factor * (pivotRow[at] ?? 0)
  }
}
