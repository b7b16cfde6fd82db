import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Overburden] returns a land of whoever puts a creature onto the battlefield', () => {
  const b = board({
    a: { battlefield: ['Overburden', 'Swamp'] },
    b: { hand: ['Grizzly Bears'], battlefield: ['2 Forest'] },
    active: 1,
  })
  b.cast('Grizzly Bears').resolve().resolve()
  expect([b.count('battlefield', 'Forest', 'B'), b.in('battlefield', 'Swamp', 'A')]).toEqual([1, true])
})
