import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Depopulate] draws for the player with a multicolored creature', () => {
  const b = board({
    a: { hand: ['Depopulate'], battlefield: ['4 Plains'] },
    b: { battlefield: ['Watchwolf'] },
  })
  b.cast('Depopulate').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length, b.names('battlefield', 'B')]).toEqual([0, 1, []])
})
