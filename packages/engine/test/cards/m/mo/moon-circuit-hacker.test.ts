import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Moon-Circuit Hacker] draws a card, and discards one unless it entered this turn', () => {
  const b = board({ a: { battlefield: ['Moon-Circuit Hacker'], hand: ['Shock'] } })
  b.attack('Moon-Circuit Hacker').yes().damage()
  expect([b.names('hand', 'A').length, b.names('graveyard', 'A').length]).toEqual([1, 1])
})
