import { describe, expect, it } from 'vitest'
import { Kept } from '../../src/index.ts'

describe('what is kept for a game or a seat', () => {
  it('is one thing for each keeper and each that keeps', () => {
    const words = new Kept<string>()
    const numbers = new Kept<number>()
    const [one, other] = [{ kept: [] }, { kept: [] }]
    numbers.set(one, 7)
    words.set(one, 'seven')
    words.set(other, 'eight')
    expect([numbers.get(one), words.get(one)]).toEqual([7, 'seven'])
    expect([numbers.get(other), words.get(other)]).toEqual([undefined, 'eight'])
  })
})
