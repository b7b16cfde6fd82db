import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tribute to the World Tree] draws for a strong creature and makes a weak one larger', () => {
  const b = board({
    a: { hand: ['Hill Giant', 'Llanowar Elves'], battlefield: ['Tribute to the World Tree', '5 Taiga'] },
  })
  b.cast('Hill Giant').resolveAll()
  b.cast('Llanowar Elves').resolveAll()
  expect([b.names('hand', 'A').length, b.pt('Hill Giant'), b.pt('Llanowar Elves')]).toEqual([1, '3/3', '3/3'])
})
