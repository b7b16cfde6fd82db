import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gemstone Caverns] makes any color with a luck counter, and {C} without', () => {
  const b = board({ a: { battlefield: [{ card: 'Gemstone Caverns', counters: { luck: 1 } }], hand: ['Shock'] } })
  expect(b.can('cast', 'Shock')).toBe(true)
  const plain = board({ a: { battlefield: ['Gemstone Caverns'], hand: ['Shock'] } })
  expect(plain.can('cast', 'Shock')).toBe(false)
})
