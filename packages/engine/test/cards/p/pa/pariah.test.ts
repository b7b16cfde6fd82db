import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pariah] redirects damage to the enchanted creature', () => {
  const b = board({
    a: { battlefield: ['Wall of Stone', { card: 'Pariah', attachedTo: 'Wall of Stone' }] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
    active: 1,
  })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect([b.life('A'), b.object('Wall of Stone').damage]).toEqual([20, 2])
})
