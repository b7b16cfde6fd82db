/** The inputs of one position, and whether its player won the game. */
export interface Observation {
  readonly inputs: readonly number[]
  readonly won: boolean
}

const RIDGE = 1
const MAX_STEPS = 50

/** All vectors and matrices here have the same size, so an index is never out of range. */
const at = (vector: readonly number[], index: number): number => vector[index] ?? Number.NaN

export const probability = (weights: readonly number[], inputs: readonly number[]): number =>
  1 / (1 + Math.exp(-inputs.reduce((sum, value, index) => sum + value * at(weights, index), 0)))

/** Logistic regression by Newton's method, with a small ridge penalty. */
export function fitLogistic(observations: readonly Observation[]): number[] {
  let weights: number[] = (observations[0]?.inputs ?? []).map(() => 0)
  for (let step = 0; step < MAX_STEPS; step++) {
    const change = solve(...newtonSystem(observations, weights))
    weights = weights.map((weight, index) => weight + at(change, index))
    if (Math.max(...change.map(Math.abs)) < 1e-9) break
  }
  return weights
}

function newtonSystem(observations: readonly Observation[], weights: readonly number[]): [number[][], number[]] {
  let matrix: number[][] = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)))
  let gradient = weights.map((weight) => -RIDGE * weight)
  for (const { inputs, won } of observations) {
    const expected = probability(weights, inputs)
    const spread = expected * (1 - expected)
    gradient = gradient.map((value, row) => value + at(inputs, row) * ((won ? 1 : 0) - expected))
    matrix = matrix.map((values, row) =>
      values.map((value, column) => value + spread * at(inputs, row) * at(inputs, column)),
    )
  }
  return [matrix, gradient]
}

/** Gaussian elimination. The matrix is positive definite, so rows need not be swapped. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  let rows = matrix.map((row, index) => [...row, at(right, index)])
  for (let pivot = 0; pivot < matrix.length; pivot++) {
    const pivotRow = rows[pivot] ?? []
    rows = rows.map((row, index) => {
      if (index === pivot) return row
      const factor = at(row, pivot) / at(pivotRow, pivot)
      return row.map((value, column) => value - factor * at(pivotRow, column))
    })
  }
  return rows.map((row, index) => at(row, matrix.length) / at(row, index))
}

/** The mean log loss and the share of correct predictions. */
export function quality(weights: readonly number[], observations: readonly Observation[]): string {
  const losses = observations.map(
    ({ inputs, won }) =>
      -Math.log(Math.max(1e-9, won ? probability(weights, inputs) : 1 - probability(weights, inputs))),
  )
  const correct = observations.filter(({ inputs, won }) => probability(weights, inputs) > 0.5 === won).length
  const loss = losses.reduce((sum, one) => sum + one, 0) / losses.length
  return `log loss ${loss.toFixed(3)}, correct ${((100 * correct) / observations.length).toFixed(1)} %, ${observations.length} positions`
}
