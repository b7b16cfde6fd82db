import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Master Thief] takes an artifact for as long as you control it', () => {
  const b = board({
    a: { battlefield: ['4 Island', '3 Swamp'], hand: ['Master Thief', 'Murder'] },
    b: { battlefield: ['Sol Ring'] },
  })
  b.cast('Master Thief').resolveAll()
  expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
  b.cast('Murder').resolve()
  expect(b.in('battlefield', 'Sol Ring', 'B')).toBe(true)
})
