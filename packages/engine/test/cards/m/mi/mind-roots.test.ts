import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mind Roots] takes a discarded land', () => {
  const b = board({ a: { hand: ['Mind Roots'], battlefield: ['2 Swamp', 'Forest'] }, b: { hand: ['Shock', 'Island'] } })
  b.pick('choose', 'Island')
    .cast('Mind Roots', { targets: ['B'] })
    .resolve()
  expect([b.in('battlefield', 'Island', 'A'), b.object('Island').tapped, b.names('graveyard', 'B')]).toEqual([
    true,
    true,
    ['Shock'],
  ])
})
