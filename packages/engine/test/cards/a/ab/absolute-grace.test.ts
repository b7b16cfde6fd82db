import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Absolute Grace] gives all creatures protection from black', () => {
  const b = board({ a: { battlefield: ['2 Plains'], hand: ['Absolute Grace'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Absolute Grace').resolve()
  expect(b.has('Hill Giant', 'protection')).toBe(true)
})
