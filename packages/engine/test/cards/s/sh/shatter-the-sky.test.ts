import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shatter the Sky] draws for a creature with power 4', () => {
  const b = board({
    a: { hand: ['Shatter the Sky'], battlefield: ['4 Plains', 'Serra Angel'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shatter the Sky').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([1, 0])
})
