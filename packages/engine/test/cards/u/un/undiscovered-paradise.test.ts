import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Undiscovered Paradise] returns to the hand in the next untap step', () => {
  const b = board({ a: { battlefield: ['Undiscovered Paradise'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  b.to('main1', 4)
  expect(b.in('battlefield', 'Undiscovered Paradise', 'A')).toBe(true)
  b.to('main1', 5)
  expect(b.in('hand', 'Undiscovered Paradise', 'A')).toBe(true)
})
