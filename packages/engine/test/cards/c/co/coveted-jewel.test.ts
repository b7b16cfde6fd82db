import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Coveted Jewel] goes to an opponent whose creatures are not blocked, once for all of them', () => {
  const b = board({
    a: { battlefield: ['2 Savannah Lions'] },
    b: { battlefield: [{ card: 'Coveted Jewel', tapped: true }] },
  })
  b.attack('Savannah Lions', 'Savannah Lions#2').damage()
  expect([
    b.names('hand', 'A').length,
    b.in('battlefield', 'Coveted Jewel', 'A'),
    b.object('Coveted Jewel').tapped,
  ]).toEqual([3, true, false])
})
