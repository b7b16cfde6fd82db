import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gravity Sphere] takes flying from all creatures', () => {
  const b = board({ a: { battlefield: ['Gravity Sphere'] }, b: { battlefield: ['Wind Drake'] } })
  expect(b.has('Wind Drake', 'flying')).toBe(false)
})
