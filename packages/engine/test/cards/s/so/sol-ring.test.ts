import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sol Ring] taps for {C}{C} at once', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Sol Ring'] } })
  b.cast('Sol Ring').resolve().tapForMana('Sol Ring')
  expect(b.pool('A')).toBe('{C}{C}')
})
