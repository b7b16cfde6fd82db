import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Act of Treason] borrows, untaps and hastens a creature for the turn', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.cast('Act of Treason').resolve().attack('Hill Giant').damage()
  expect(b.life('B')).toBe(17)
  b.to('upkeep', 4)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
