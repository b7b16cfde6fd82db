import { createRandom } from '@spellwright/engine'
import { describe, expect, it } from 'vitest'
import { ConfidenceSequence, pairedDifference, wilson } from '../src/index.ts'

const RUNS = 2000
const LOOKS = 300

/** Two games of a seed: each is won with that chance, and sometimes both go the same way. */
function pairMean(random: { next(): number }, rate: number, together: number): number {
  const first = random.next() < rate ? 1 : 0
  const second = random.next() < together ? first : random.next() < rate ? 1 : 0
  return (first + second) / 2
}

/** How many of 2,000 runs ever exclude the truth while they are watched after every seed. */
function errors(rate: number, together: number, excludes: (values: Watched) => boolean): number {
  const random = createRandom(`sequential ${rate} ${together}`)
  let count = 0
  for (let run = 0; run < RUNS; run++) {
    const watched: Watched = { sequence: new ConfidenceSequence(), points: 0, seeds: 0, rate }
    let isWrong = false
    for (let look = 0; look < LOOKS && !isWrong; look++) {
      const value = pairMean(random, rate, together)
      watched.sequence.add(value)
      watched.points += value
      watched.seeds++
      isWrong = excludes(watched)
    }
    if (isWrong) count++
  }
  return count
}

interface Watched {
  readonly sequence: ConfidenceSequence
  points: number
  seeds: number
  readonly rate: number
}

const bySequence = ({ sequence: { interval }, rate }: Watched): boolean => rate < interval[0] || rate > interval[1]
const byWilson = ({ points, seeds, rate }: Watched): boolean => {
  const [low, high] = wilson(points / seeds, 2 * seeds)
  return seeds >= 10 && (rate < low || rate > high)
}

describe('a confidence sequence', () => {
  it.each([
    [0.5, 0],
    [0.5, 0.8],
    [0.62, 0.2],
    [0.93, 0],
    [0.02, 0.5],
  ])('excludes a true rate of %d in at most 5 %% of 2,000 runs that are watched after every seed', (rate, together) => {
    expect(errors(rate, together, bySequence)).toBeLessThanOrEqual(0.05 * RUNS)
  })

  it('which an ordinary interval does far more often when it is watched', () => {
    expect(errors(0.5, 0, byWilson)).toBeGreaterThan(0.1 * RUNS)
  })

  it('becomes narrow: two thousand seeds know an even match to less than four points', () => {
    const random = createRandom('narrow')
    const sequence = new ConfidenceSequence()
    for (let seed = 0; seed < 2000; seed++) sequence.add(pairMean(random, 0.5, 0))
    expect(sequence.halfWidth).toBeLessThan(0.04)
    expect(sequence.count).toBe(2000)
  })
})

describe('the difference of two variants', () => {
  const marks = (random: { next(): number }, rate: number, luck: readonly number[]): Record<string, string> =>
    Object.fromEntries(luck.map((one, index) => [index, 0.7 * one + 0.3 * random.next() < rate ? 'W5p' : 'L5p']))

  it('is narrower on paired seeds than the difference of two separate rates', () => {
    const random = createRandom('variants')
    const luck = Array.from({ length: 1000 }, () => random.next())
    const { difference, interval, seeds } = pairedDifference([marks(random, 0.6, luck)], [marks(random, 0.5, luck)])
    expect(seeds).toBe(500)
    expect(interval[0]).toBeGreaterThan(0)
    expect(difference).toBeGreaterThan(0.05)
    const separate = 2 * 1.96 * Math.sqrt((2 * 0.25) / 1000)
    expect(interval[1] - interval[0]).toBeLessThan(separate)
  })

  it('covers the truth in about 95 of 100 runs, and at all times in at least as many', () => {
    const random = createRandom('coverage')
    let [once, always] = [0, 0]
    for (let run = 0; run < 400; run++) {
      const luck = Array.from({ length: 200 }, () => random.next())
      const { interval, atAnyTime } = pairedDifference([marks(random, 0.5, luck)], [marks(random, 0.5, luck)])
      if (interval[0] <= 0 && interval[1] >= 0) once++
      if (atAnyTime[0] <= 0 && atAnyTime[1] >= 0) always++
    }
    expect(once).toBeGreaterThan(0.91 * 400)
    expect(always).toBeGreaterThanOrEqual(0.95 * 400)
  })

  it('leaves out seeds with an unfinished game, and takes several opponents together seed by seed', () => {
    const [one, two] = [
      { 0: 'W5p', 1: 'W6d', 2: 'U9p', 3: 'W5d' },
      { 0: 'L5p', 1: 'W6d', 2: 'W9p', 3: 'W5d' },
    ]
    expect(pairedDifference([one], [two])).toMatchObject({ seeds: 1, difference: 0.5 })
    expect(pairedDifference([one, two], [two, two])).toMatchObject({ seeds: 1, difference: 0.25 })
    expect(pairedDifference([{}], [{}])).toMatchObject({ seeds: 0, difference: null, interval: [-1, 1] })
  })
})
