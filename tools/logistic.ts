/** One observation: what was seen, and whether it was won. */
export interface Observation {
  readonly seen: readonly number[]
  readonly won: boolean
}

const RIDGE = 1
const MOST_STEPS = 50

export const probability = (weights: readonly number[], seen: readonly number[]): number =>
  1 / (1 + Math.exp(-seen.reduce((sum, value, at) => sum + value * weights[at]!, 0)))

/** Logistic regression by Newton's method, with a small ridge. */
export function fitLogistic(observations: readonly Observation[]): number[] {
  const size = observations[0]!.seen.length
  const weights = new Array<number>(size).fill(0)
  for (let step = 0; step < MOST_STEPS; step++) {
    const change = solve(...newtonSystem(observations, weights))
    change.forEach((by, at) => {
      weights[at]! += by
    })
    if (Math.max(...change.map(Math.abs)) < 1e-9) break
  }
  return weights
}

function newtonSystem(observations: readonly Observation[], weights: readonly number[]): [number[][], number[]] {
  const matrix = weights.map((_, row) => weights.map((__, column) => (row === column ? RIDGE : 0)))
  const gradient = weights.map((weight) => -RIDGE * weight)
  for (const { seen, won } of observations) {
    const expected = probability(weights, seen)
    const spread = expected * (1 - expected)
    for (let row = 0; row < weights.length; row++) {
      gradient[row]! += seen[row]! * ((won ? 1 : 0) - expected)
      for (let column = 0; column < weights.length; column++)
        matrix[row]![column]! += spread * seen[row]! * seen[column]!
    }
  }
  return [matrix, gradient]
}

/** Gaussian elimination; the matrix is positive definite, so no row is exchanged. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!])
  rows.forEach((row, at) => {
    const pivot = row[at]!
    for (let other = 0; other < rows.length; other++) {
      if (other === at) continue
      const times = rows[other]![at]! / pivot
      rows[other] = rows[other]!.map((value, column) => value - times * row[column]!)
    }
  })
  return rows.map((row, at) => row.at(-1)! / row[at]!)
}

/** Mean log loss and the share of right guesses. */
export function quality(weights: readonly number[], observations: readonly Observation[]): string {
  const losses = observations.map(
    ({ seen, won }) => -Math.log(Math.max(1e-9, won ? probability(weights, seen) : 1 - probability(weights, seen))),
  )
  const right = observations.filter(({ seen, won }) => probability(weights, seen) > 0.5 === won).length
  const loss = losses.reduce((sum, one) => sum + one, 0) / losses.length
  return `log loss ${loss.toFixed(3)}, right ${((100 * right) / observations.length).toFixed(1)} %, ${observations.length} positions`
}
