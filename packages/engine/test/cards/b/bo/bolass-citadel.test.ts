import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Bolas's Citadel] lets spells be cast from the top of the library for life", () => {
  const b = board({ a: { battlefield: ["Bolas's Citadel"], library: ['Craw Wurm', 'Wastes', 'Shock'] } })
  b.cast('Craw Wurm', { from: 'library', method: 'granted' }).resolve()
  expect([b.life('A'), b.in('battlefield', 'Craw Wurm', 'A')]).toEqual([14, true])
  expect(b.can('playLand', 'Wastes')).toBe(true)
})
