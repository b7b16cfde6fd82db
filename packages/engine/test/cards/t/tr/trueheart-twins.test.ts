import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Trueheart Twins] gives your creatures +1/+0 whenever you exert one', () => {
  const b = board({ a: { battlefield: ['Trueheart Twins', 'Grizzly Bears'] } })
  b.attack('Trueheart Twins').resolveAll()
  expect([b.pt('Trueheart Twins'), b.pt('Grizzly Bears')]).toEqual(['5/4', '3/2'])
})
