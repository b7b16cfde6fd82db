import { describe, expect, it } from 'vitest'
import { equilibriumOf, equilibriumWithIntervals, expectedRate, type Rate, wilson } from '../src/index.ts'

const rate = (value: number, games: number): Rate => ({ games, rate: value, interval: wilson(value, games) })

describe('the equilibrium of a matrix', () => {
  it('of rock, paper and scissors is a third each', () => {
    const mix = equilibriumOf([
      [0.5, 0, 1],
      [1, 0.5, 0],
      [0, 1, 0.5],
    ])
    for (const share of mix) expect(share).toBeCloseTo(1 / 3, 9)
  })

  it('of uneven stakes is what indifference gives', () => {
    // Against the mix (z, x, y), every deck wins half: x gains 0.1 from y and loses 0.3 to z, and so on.
    const mix = equilibriumOf([
      [0.5, 0.6, 0.2],
      [0.4, 0.5, 0.7],
      [0.8, 0.3, 0.5],
    ])
    const sum = 0.1 + 0.2 + 0.3
    for (const [at, share] of [0.2, 0.3, 0.1].entries()) expect(mix[at]).toBeCloseTo(share / sum, 9)
  })

  it('is one deck where that beats all others', () => {
    expect(
      equilibriumOf([
        [0.5, 0.6, 0.7],
        [0.4, 0.5, 0.9],
        [0.3, 0.1, 0.5],
      ]),
    ).toEqual([1, 0, 0])
  })

  it('loses to nobody, for any matrix', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const size = 2 + (seed % 9)
      const rates = Array.from({ length: size }, () => Array<number>(size).fill(0.5))
      for (let one = 0; one < size; one++)
        for (let two = one + 1; two < size; two++) {
          const value = ((seed * 7919 + one * 104_729 + two * 1_299_709) % 1000) / 1000
          rates[one]?.splice(two, 1, value)
          rates[two]?.splice(one, 1, 1 - value)
        }
      const mix = equilibriumOf(rates)
      expect(mix.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      for (const row of rates) {
        const points = row.reduce((sum, value, at) => sum + value * (mix[at] ?? 0), 0)
        expect(points).toBeLessThanOrEqual(0.5 + 1e-9)
      }
    }
  })
})

describe('a metagame', () => {
  it('the expected rate weighs opponents by their shares and narrows with more games', () => {
    const few = expectedRate([rate(0.6, 100), rate(0.4, 100)], [3, 1])
    const many = expectedRate([rate(0.6, 10_000), rate(0.4, 10_000)], [3, 1])
    expect(few?.value).toBeCloseTo(0.55, 12)
    const width = (interval: readonly [number, number] | undefined): number =>
      interval ? interval[1] - interval[0] : 0
    expect(width(many?.interval)).toBeLessThan(width(few?.interval) / 5)
    expect(width(few?.interval)).toBeLessThan(2 * (wilson(0.6, 100)[1] - 0.6))
  })

  it('is unknown while a rate of the field is missing', () => {
    expect(expectedRate([rate(0.6, 10), null], [1, 1])).toBeNull()
    expect(expectedRate([rate(0.6, 10), null], [1, 0])?.value).toBeCloseTo(0.6, 12)
    expect(expectedRate([rate(0.6, 10)], [0])).toBeNull()
  })

  it('the shares of the equilibrium are surer with more games, and the same matrix gives the same intervals', () => {
    const matrix = (games: number) => [
      [null, rate(0.7, games), rate(0.3, games)],
      [rate(0.3, games), null, rate(0.7, games)],
      [rate(0.7, games), rate(0.3, games), null],
    ]
    const few = equilibriumWithIntervals(matrix(100))
    const many = equilibriumWithIntervals(matrix(10_000))
    const [rough, fine] = [few?.shares[0], many?.shares[0]]
    expect(rough?.value).toBeCloseTo(1 / 3, 9)
    expect(rough?.interval[0]).toBeLessThan(fine?.interval[0] ?? 0)
    expect(fine?.interval[1]).toBeLessThan(rough?.interval[1] ?? 0)
    expect(few?.against[0]?.value).toBeCloseTo(0.5, 9)
    expect(equilibriumWithIntervals(matrix(100))).toEqual(few)
    expect(
      equilibriumWithIntervals([
        [null, null],
        [null, null],
      ]),
    ).toBeNull()
  })
})
