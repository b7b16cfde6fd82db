import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Safe Passage] keeps you and your creatures from damage', () => {
  const b = board({
    a: { hand: ['Safe Passage'], battlefield: ['3 Plains', 'Grizzly Bears'] },
    b: { hand: ['Pyroclasm', 'Shock'], battlefield: ['3 Mountain'] },
    active: 1,
  })
  b.turnTo('A')
    .cast('Safe Passage')
    .resolve()
    .turnTo('B')
    .cast('Pyroclasm')
    .resolve()
    .cast('Shock', { targets: ['A'] })
    .resolve()
  expect([b.life('A'), b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([20, true])
})
