import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Narcomoeba] may enter when it is milled', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Thought Scour'], library: ['Narcomoeba', '5 Forest'] } })
  b.yes()
    .cast('Thought Scour', { targets: ['A'] })
    .resolveAll()
  expect(b.has('Narcomoeba', 'flying') && b.in('battlefield', 'Narcomoeba', 'A')).toBe(true)
})
