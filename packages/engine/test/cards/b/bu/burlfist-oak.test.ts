import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Burlfist Oak] and [Lorescale Coatl] grow with each card drawn', () => {
  const b = board({ a: { battlefield: ['Burlfist Oak', 'Lorescale Coatl', '3 Island'], hand: ['Quick Study'] } })
  b.cast('Quick Study').resolveAll()
  expect([b.pt('Burlfist Oak'), b.counters('Lorescale Coatl', '+1/+1')]).toEqual(['6/7', 2])
})
