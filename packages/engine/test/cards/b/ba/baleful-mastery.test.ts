import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Baleful Mastery] lets the opponent draw only for the smaller cost', () => {
  const drawn = (method: string): number => {
    const b = board({
      a: { hand: ['Baleful Mastery'], battlefield: ['4 Swamp'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Baleful Mastery', { method, targets: ['Hill Giant'] }).resolve()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
    return b.names('hand', 'B').length
  }
  expect([drawn('alternative'), drawn('normal')]).toEqual([1, 0])
})
