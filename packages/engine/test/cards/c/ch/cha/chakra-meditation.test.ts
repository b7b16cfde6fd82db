import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chakra Meditation] discards unless three Lessons are in the graveyard', () => {
  const b = board({ a: { hand: ['Shock', 'Opt'], battlefield: ['Chakra Meditation', 'Mountain'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'A').length).toBe(1)
})
