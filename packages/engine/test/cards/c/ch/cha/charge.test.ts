import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Charge] gives your creatures +1/+1', () => {
  const b = board({
    a: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Charge'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Charge').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual(['3/3', '3/3'])
})
