import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Diplomatic Escort] counters a spell that targets a creature, not one that targets a player', () => {
  const position = {
    a: { battlefield: ['Mountain', 'Grizzly Bears'], hand: ['Shock'] },
    b: { battlefield: ['Diplomatic Escort', 'Island'], hand: ['Forest'] },
  }
  const b = board(position)
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .turnTo('B')
    .activate('Diplomatic Escort')
    .resolveAll()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('graveyard', 'Forest', 'B')]).toEqual([true, true])
  const face = board(position)
  face.cast('Shock', { targets: ['B'] }).turnTo('B')
  expect(face.can('activate', 'Diplomatic Escort')).toBe(false)
})
