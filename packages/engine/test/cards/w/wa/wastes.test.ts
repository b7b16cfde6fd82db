import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wastes] taps for {C} and is basic', () => {
  const b = board({ a: { battlefield: ['Wastes', 'Blood Moon'] } })
  b.tapForMana('Wastes')
  expect(b.pool('A')).toBe('{C}')
})
