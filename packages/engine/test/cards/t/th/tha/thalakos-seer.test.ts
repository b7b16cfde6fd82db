import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thalakos Seer] draws a card when it leaves', () => {
  const b = board({ a: { battlefield: ['Thalakos Seer', 'Island'], hand: ['Unsummon'] } })
  b.cast('Unsummon').resolveAll()
  expect(b.in('hand', 'Wastes', 'A')).toBe(true)
})
