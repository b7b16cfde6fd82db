import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glorious End] ends the turn, and you lose at your next end step', () => {
  const b = board({ a: { hand: ['Glorious End'], battlefield: ['3 Mountain'] } })
  b.cast('Glorious End').resolve().to('main1', 4)
  expect(b.winner).toBe(null)
  b.to('main1', 5)
  expect(b.winner).toBe(null)
  b.to('main1', 6)
  expect(b.winner).toBe('B')
})
