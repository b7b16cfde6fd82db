import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 610.3] Brain Maggot: the card comes back to the hand it was exiled from', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', 'Mountain'], hand: ['Brain Maggot', 'Lightning Bolt'] },
    b: { hand: ['Hill Giant'] },
  })
  b.cast('Brain Maggot').resolveAll()
  expect(b.in('exile', 'Hill Giant', 'B')).toBe(true)
  b.cast('Lightning Bolt', { targets: ['Brain Maggot'] }).resolveAll()
  expect(b.in('hand', 'Hill Giant', 'B')).toBe(true)
})
