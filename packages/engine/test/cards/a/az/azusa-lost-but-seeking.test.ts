import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Azusa, Lost but Seeking] allows two more lands', () => {
  const b = board({ a: { battlefield: ['Azusa, Lost but Seeking'], hand: ['4 Forest'] } })
  b.play('Forest').play('Forest').play('Forest')
  expect(b.can('playLand', 'Forest#4')).toBe(false)
  expect(b.count('battlefield', 'Forest', 'A')).toBe(3)
})
