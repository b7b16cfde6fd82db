import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Everflowing Chalice] adds {C} for each time it was kicked', () => {
  const b = board({ a: { battlefield: ['4 Forest'], hand: ['Everflowing Chalice'] } })
  b.yes('kicker').yes('kicker').cast('Everflowing Chalice').resolve().tapForMana('Everflowing Chalice')
  expect(b.pool('A')).toBe('{C}{C}')
})
