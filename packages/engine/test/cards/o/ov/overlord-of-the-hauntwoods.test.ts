import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Overlord of the Hauntwoods] makes a land with every basic land type', () => {
  const b = board({ a: { hand: ['Overlord of the Hauntwoods'], battlefield: ['5 Forest'] } })
  b.cast('Overlord of the Hauntwoods').resolveAll()
  expect([
    b.c('Everywhere').subtypes.length,
    b.object('Everywhere').tapped,
    b.pt('Overlord of the Hauntwoods'),
  ]).toEqual([5, true, '6/5'])
})
