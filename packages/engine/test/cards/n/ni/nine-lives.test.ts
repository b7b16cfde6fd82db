import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nine Lives] prevents damage for a counter, and loses the game when it leaves', () => {
  const b = board({
    a: { battlefield: [{ card: 'Nine Lives', counters: { incarnation: 8 } }] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(20)
  b.resolveAll()
  expect(b.winner).toBe('B')
})
