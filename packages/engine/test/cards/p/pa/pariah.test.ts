import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pariah] lets the enchanted creature take the damage', () => {
  const b = board({
    a: { battlefield: ['Hill Giant', { card: 'Pariah', attachedTo: 'Hill Giant' }] },
    b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    active: 1,
  })
  b.cast('Lightning Bolt', { targets: ['A'] }).resolve()
  expect([b.life('A'), b.in('graveyard', 'Hill Giant', 'A')]).toEqual([20, true])
})
