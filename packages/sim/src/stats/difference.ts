import { ConfidenceSequence } from './confidence-sequence.ts'
import { pointsOf } from './game-mark.ts'
import { Z } from './interval.ts'

/** The difference of the win rates of two variants against the same opponents on the same seeds. */
export interface Difference {
  /** The number of seeds on which all games of both were finished. */
  readonly seeds: number
  /** The win rate of the first minus that of the second; null without seeds. */
  readonly difference: number | null
  /** The 95 % interval for a number of games that was fixed before. */
  readonly interval: readonly [number, number]
  /** The 95 % interval that holds at all times, so that one may stop when it excludes 0. */
  readonly atAnyTime: readonly [number, number]
}

/** The marks of the games of a series by index, see `markOf`. */
export type Marks = Readonly<Record<string, string>>

const lastSeed = (marks: Marks): number => Math.floor(Number(Object.keys(marks).at(-1) ?? -2) / 2)

/** The mean points of side A on the two games of a seed; null if one of them is missing or unfinished. */
function pointsOnSeed(marks: Marks, seed: number): number | null {
  const first = pointsOf(marks[2 * seed])
  const second = pointsOf(marks[2 * seed + 1])
  return first === null || second === null ? null : (first + second) / 2
}

/** The mean points of side A on each seed, in order; seeds with an unfinished game are left out. */
export function pointsBySeed(marks: Marks, from = 0, to: number = lastSeed(marks) + 1): number[] {
  const found: number[] = []
  for (let seed = from; seed < to; seed++) {
    const points = pointsOnSeed(marks, seed)
    if (points !== null) found.push(points)
  }
  return found
}

/** The mean difference over all opponents on each seed that is finished against all of them. */
function differencesBySeed(one: readonly Marks[], two: readonly Marks[]): number[] {
  const seeds = Math.min(...[...one, ...two].map(lastSeed)) + 1
  const found: number[] = []
  for (let seed = 0; seed < seeds; seed++) {
    const differences = one.map((marks, opponent) => {
      const [a, b] = [pointsOnSeed(marks, seed), pointsOnSeed(two[opponent] ?? {}, seed)]
      return a === null || b === null ? Number.NaN : a - b
    })
    const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
    if (!Number.isNaN(mean)) found.push(mean)
  }
  return found
}

const NOTHING_KNOWN: Difference = { seeds: 0, difference: null, interval: [-1, 1], atAnyTime: [-1, 1] }

/**
 * Compares two variants by the marks of their games against the same opponents, in the same order. Both play the same
 * seeds, with the same luck as far as it goes, so the difference varies less than the two rates do. Seeds are
 * independent of each other; the games on one seed are not, and count as one observation.
 */
export function pairedDifference(one: readonly Marks[], two: readonly Marks[]): Difference {
  const points = one.length === 0 ? [] : differencesBySeed(one, two)
  const seeds = points.length
  if (seeds === 0) return NOTHING_KNOWN
  const sequence = new ConfidenceSequence()
  for (const point of points) sequence.add((point + 1) / 2)
  const difference = points.reduce((sum, point) => sum + point, 0) / seeds
  const variance = points.reduce((sum, point) => sum + (point - difference) ** 2, 0) / Math.max(1, seeds - 1)
  const spread = seeds === 1 ? 1 : Z * Math.sqrt(variance / seeds)
  return {
    seeds,
    difference,
    interval: [Math.max(-1, difference - spread), Math.min(1, difference + spread)],
    atAnyTime: [2 * sequence.interval[0] - 1, 2 * sequence.interval[1] - 1],
  }
}
