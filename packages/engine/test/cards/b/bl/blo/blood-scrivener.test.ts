import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Scrivener] draws two cards and loses 1 life instead of one card with an empty hand', () => {
  const b = board({ a: { battlefield: ['Blood Scrivener', 'Island'], hand: ['Reach Through Mists'] } })
  b.cast('Reach Through Mists').resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([2, 19])
})

it('[Blood Scrivener] changes nothing while there is a card in hand', () => {
  const b = board({ a: { battlefield: ['Blood Scrivener', 'Island'], hand: ['Reach Through Mists', 'Forest'] } })
  b.cast('Reach Through Mists').resolve()
  expect([b.names('hand', 'A').length, b.life('A')]).toEqual([2, 20])
})
