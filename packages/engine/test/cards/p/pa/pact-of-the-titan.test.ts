import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pact of the Titan] loses the game in the next upkeep where it is not paid for', () => {
  const b = board({ a: { hand: ['Pact of the Titan'] } })
  b.cast('Pact of the Titan').resolve()
  expect([b.pt('Giant Token'), b.count('battlefield', 'Giant Token')]).toEqual(['4/4', 1])
  b.to('draw', 5)
  expect(b.winner).toBe('B')
})
