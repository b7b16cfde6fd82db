import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thrilling Discovery] draws three cards only for two discarded ones', () => {
  const hand = (cards: string): number => {
    const b = board({ a: { hand: ['Thrilling Discovery', cards], battlefield: ['Mountain', 'Plains'] } })
    b.yes().cast('Thrilling Discovery').resolve()
    expect(b.life('A')).toBe(22)
    return b.names('hand', 'A').length
  }
  expect([hand('2 Island'), hand('1 Island')]).toEqual([3, 1])
})
