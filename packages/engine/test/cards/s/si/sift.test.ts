import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sift] draws three cards, then discards one', () => {
  const b = board({ a: { battlefield: ['4 Island'], hand: ['Sift'] } })
  b.cast('Sift').resolve()
  expect([b.names('hand', 'A').length, b.count('graveyard', 'Wastes', 'A')]).toEqual([2, 1])
})
