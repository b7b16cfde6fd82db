import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Malcolm, Alluring Scoundrel] casts the discarded card with four counters', () => {
  const b = board({
    a: {
      hand: ['Hill Giant'],
      battlefield: [{ card: 'Malcolm, Alluring Scoundrel', counters: { chorus: 3 } }],
      library: ['Forest'],
    },
  })
  b.pick('discard', 'Hill Giant').yes().attack('Malcolm, Alluring Scoundrel').damage()
  expect(b.in('battlefield', 'Hill Giant')).toBe(true)
})
