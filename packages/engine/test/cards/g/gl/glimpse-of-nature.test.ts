import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Glimpse of Nature] draws a card for each creature spell this turn', () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ['Glimpse of Nature', '2 Memnite'] } })
  b.cast('Glimpse of Nature').resolve().cast('Memnite').resolveAll().cast('Memnite').resolveAll()
  expect(b.names('hand', 'A')).toEqual(['Wastes', 'Wastes'])
})
