import { describe, expect, it } from 'vitest'
import { combinations, compositions, multisets, permutations, product } from '../../src/decision/combinations.ts'

const count = (items: Iterable<unknown>): number => [...items].length

describe('combinations', () => {
  it('chooses 2 of 4 in six ways, ascending', () => {
    expect([...combinations(4, 2)]).toEqual([
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ])
  })

  it.each([
    [7, 3, 35],
    [60, 2, 1770],
    [3, 0, 1],
    [2, 3, 0],
  ])('%i choose %i is %i', (n, k, expected) => expect(count(combinations(n, k))).toBe(expected))

  it('chooses with repetition: 2 of 3 in six ways', () => expect(count(multisets(3, 2))).toBe(6))

  it('orders four in 24 ways, as they are first', () => {
    const all = [...permutations(4)]
    expect(all[0]).toEqual([0, 1, 2, 3])
    expect(new Set(all.map(String)).size).toBe(24)
  })

  it('divides 5 among three with at least 1 each in six ways, the most for the first one first', () => {
    const all = [...compositions(5, 3, 1)]
    expect(all[0]).toEqual([3, 1, 1])
    expect(all).toHaveLength(6)
    expect(all.every((shares) => shares.reduce((a, b) => a + b) === 5)).toBe(true)
  })

  it('takes one of each list', () => expect([...product([['a', 'b'], ['c'], ['d', 'e']])]).toHaveLength(4))
})
