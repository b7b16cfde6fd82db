import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sylvan Awakening] makes the lands creatures until your next turn', () => {
  const b = board({ a: { hand: ['Sylvan Awakening'], battlefield: ['3 Forest'] } })
  b.cast('Sylvan Awakening').resolve().to('upkeep', 4)
  expect([b.pt('Forest'), b.has('Forest', 'indestructible')]).toEqual(['2/2', true])
  b.to('upkeep', 5)
  expect(b.has('Forest', 'indestructible')).toBe(false)
})
