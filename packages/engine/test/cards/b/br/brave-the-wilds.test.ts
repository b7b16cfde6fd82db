import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brave the Wilds] makes a land a 3/3 creature if it was bargained', () => {
  const b = board({
    a: { hand: ['Brave the Wilds'], battlefield: ['Forest', 'Sol Ring'], library: ['Island', 'Shock'] },
  })
  b.yes('additionalCost')
    .cast('Brave the Wilds', { targets: ['Forest'] })
    .pick('chooseFound', 'Island')
    .resolve()
  expect([b.pt('Forest'), b.in('hand', 'Island', 'A')]).toEqual(['3/3', true])
})
