import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Repulsive Mutation] asks for the greatest power after the counters', () => {
  const position = {
    active: 1 as const,
    a: { hand: ['Repulsive Mutation'], battlefield: ['Forest', '3 Island', 'Grizzly Bears'] },
    b: { hand: ['Hill Giant'], battlefield: ['7 Mountain'] },
  }
  const b = board(position)
  // X is 2, so the power is 4, and the opponent has three lands left.
  b.cast('Hill Giant').pass()
  b.reply('x', 2)
    .cast('Repulsive Mutation', { targets: ['Grizzly Bears', 'Hill Giant'] })
    .resolve()
  expect([b.pt('Grizzly Bears'), b.in('graveyard', 'Hill Giant')]).toEqual(['4/4', true])
})
