import { createRandom } from '@spellwright/engine'

/** How often the pairs are drawn again. */
const RESAMPLES = 2000

/**
 * The interval of a mean by drawing the values again with replacement. `level` is the chance that it misses, both sides
 * together; the same values and seed give the same interval.
 */
export function bootstrap(values: readonly number[], level: number, seed: string): [low: number, high: number] {
  if (values.length === 0) return [0, 1]
  const random = createRandom(`${seed} bootstrap`)
  const means: number[] = []
  for (let i = 0; i < RESAMPLES; i++) {
    let sum = 0
    for (let j = 0; j < values.length; j++) sum += values[random.int(values.length)] ?? 0
    means.push(sum / values.length)
  }
  means.sort((a, b) => a - b)
  const at = (share: number): number =>
    means[Math.min(RESAMPLES - 1, Math.max(0, Math.round(share * (RESAMPLES - 1))))] ?? 0
  return [at(level / 2), at(1 - level / 2)]
}
