import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thought Scour] mills two cards of a player and draws a card', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Thought Scour'] } })
  b.cast('Thought Scour', { targets: ['B'] }).resolve()
  expect([b.names('graveyard', 'B').length, b.names('hand', 'A').length]).toEqual([2, 1])
})
