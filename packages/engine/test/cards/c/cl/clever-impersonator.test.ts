import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Clever Impersonator] copies any nonland permanent', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Clever Impersonator'] },
    b: { battlefield: ['Glorious Anthem', 'Forest'] },
  })
  b.cast('Clever Impersonator').resolve()
  expect(b.in('battlefield', 'Glorious Anthem', 'A')).toBe(true)
})
