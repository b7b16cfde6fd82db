import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eliminate] destroys a creature with mana value 3 or less', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Eliminate'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.cast('Eliminate').resolve()
  expect([b.in('graveyard', 'Grizzly Bears', 'B'), b.in('battlefield', 'Hill Giant', 'B')]).toEqual([true, true])
})
