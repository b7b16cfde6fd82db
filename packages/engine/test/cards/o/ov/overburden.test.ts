import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Overburden] returns a land of whoever puts a creature onto the battlefield', () => {
  const b = board({
    a: { battlefield: ['Overburden', 'Island'] },
    b: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
    active: 1,
  })
  b.cast('Grizzly Bears').resolveAll()
  expect([b.names('hand', 'B'), b.in('battlefield', 'Island')]).toEqual([['Forest'], true])
})
