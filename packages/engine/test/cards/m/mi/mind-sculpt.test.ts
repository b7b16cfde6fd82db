import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mind Sculpt] mills seven cards of an opponent', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Mind Sculpt'] } })
  b.cast('Mind Sculpt').resolve()
  expect(b.names('graveyard', 'B').length).toBe(7)
})
