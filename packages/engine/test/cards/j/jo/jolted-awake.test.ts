import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jolted Awake] pays energy equal to the mana value', () => {
  const b = board({ a: { hand: ['Jolted Awake'], battlefield: ['Plains'], graveyard: ['Grizzly Bears'] } })
  b.cast('Jolted Awake', { targets: ['Grizzly Bears'] })
    .yes('payOrNot')
    .resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.game.state.players[0].counters['energy'] ?? 0]).toEqual([
    true,
    0,
  ])
})
