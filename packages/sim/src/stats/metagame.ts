import { createRandom } from '@spellwright/engine'
import { equilibriumOf } from './equilibrium.ts'
import type { Rate } from './report.ts'

/** A number and its 95 % interval. */
export interface Estimate {
  readonly value: number
  readonly interval: readonly [number, number]
}

/** How often each deck beats each other one; null where they have not played. The diagonal is not read. */
export type RateMatrix = readonly (readonly (Rate | null)[])[]

/**
 * The expected win rate against a field with these shares, which need not add up to 1. The limits of the single rates
 * are carried through by the squares of their distances (the MOVER method). Null if a rate is missing.
 */
export function expectedRate(rates: readonly (Rate | null)[], shares: readonly number[]): Estimate | null {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  if (whole <= 0) return null
  let value = 0
  let below = 0
  let above = 0
  for (const [at, share] of shares.entries()) {
    if (share === 0) continue
    const found = rates[at]
    if (!found || found.rate === null) return null
    const weight = share / whole
    value += weight * found.rate
    below += (weight * (found.rate - found.interval[0])) ** 2
    above += (weight * (found.interval[1] - found.rate)) ** 2
  }
  return { value, interval: [Math.max(0, value - Math.sqrt(below)), Math.min(1, value + Math.sqrt(above))] }
}

/** The share of each deck in the equilibrium of the matrix, with what the uncertainty of the rates does to it. */
export interface Equilibrium {
  readonly shares: readonly Estimate[]
  /** How often each deck wins against the equilibrium: half of the games, or less. */
  readonly against: readonly (Estimate | null)[]
}

const REPETITIONS = 400

/**
 * The equilibrium of a whole matrix; null while a rate is missing. Its intervals come from solving it again for 400
 * matrices whose rates are drawn around the measured ones (on the logit scale, with fixed seeds, so that the same matrix
 * gives the same intervals).
 */
export function equilibriumWithIntervals(matrix: RateMatrix): Equilibrium | null {
  const size = matrix.length
  const measured = squareOf(matrix, ({ rate }) => rate ?? 0.5)
  if (measured === null || size === 0) return null
  const random = createRandom('spellwright equilibrium')
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  const solutions = Array.from({ length: REPETITIONS }, () => {
    const drawn = squareOf(matrix, (rate) => drawnRate(rate, normal()))
    return equilibriumOf(drawn ?? measured)
  })
  const mix = equilibriumOf(measured)
  return {
    shares: mix.map((value, deck) => ({ value, interval: middle(solutions.map((shares) => shares[deck] ?? 0)) })),
    against: matrix.map((row, deck) =>
      expectedRate(
        row.map((rate, other) => (other === deck ? EVEN : rate)),
        mix,
      ),
    ),
  }
}

const EVEN: Rate = { games: 0, rate: 0.5, interval: [0.5, 0.5] }

/** A whole matrix of numbers, read from the part above the diagonal; null if a pair is missing. */
function squareOf(matrix: RateMatrix, read: (rate: Rate) => number): number[][] | null {
  const square = matrix.map(() => matrix.map(() => 0.5))
  for (const [one, row] of matrix.entries())
    for (let two = one + 1; two < matrix.length; two++) {
      const rate = row[two]
      if (!rate || rate.rate === null) return null
      const value = read(rate)
      square[one]?.splice(two, 1, value)
      square[two]?.splice(one, 1, 1 - value)
    }
  return square
}

/** A rate that could have been behind the measured one. */
function drawnRate({ games, rate }: Rate, deviation: number): number {
  const wins = (rate ?? 0.5) * games + 0.5
  const losses = games + 1 - wins
  const logit = Math.log(wins / losses) + deviation * Math.sqrt(1 / wins + 1 / losses)
  return 1 / (1 + Math.exp(-logit))
}

/** From the 2.5th to the 97.5th percentile. */
function middle(values: readonly number[]): [number, number] {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0
  return [at(0.025), at(0.975)]
}
