import { describe, expect, it } from 'vitest'
import { CacheSlot } from '../../src/index.ts'

describe('what is kept for a game or a seat', () => {
  it('is made once for each keeper, and apart from what others keep there', () => {
    const lists = new CacheSlot<string[]>(() => [])
    const numbers = new CacheSlot(() => 7)
    const [one, other] = [{ cacheSlots: [] }, { cacheSlots: [] }]
    numbers.set(one, 8)
    lists.of(one).push('seven')
    expect([numbers.of(one), lists.of(one)]).toEqual([8, ['seven']])
    expect([numbers.of(other), lists.of(other)]).toEqual([7, []])
  })
})
