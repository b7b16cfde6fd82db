import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 724.1, 724.1b, 724.1a] Ultima exiles the stack with itself, and the turn ends without priority', () => {
  const b = board({
    a: { hand: ['Ultima', 'Shock'], battlefield: ['5 Plains', 'Mountain', 'Doomed Traveler'] },
    b: { battlefield: ['Memnite'] },
  })
  b.cast('Ultima')
  b.cast('Shock', { targets: ['B'] })
    .resolve()
    .resolve()
  expect([b.in('exile', 'Ultima'), b.game.state.turn.number, b.count('battlefield', 'Spirit Token')]).toEqual([
    true,
    4,
    0,
  ])
})
