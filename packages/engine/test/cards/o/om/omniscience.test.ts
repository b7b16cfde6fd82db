import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Omniscience] lets spells be cast from the hand for free', () => {
  const b = board({ a: { battlefield: ['Omniscience'], hand: ['Craw Wurm'] } })
  b.cast('Craw Wurm', { method: 'granted' }).resolve()
  expect(b.in('battlefield', 'Craw Wurm', 'A')).toBe(true)
})
