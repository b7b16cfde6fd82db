import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aesthir Glider] flies and cannot block', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Aesthir Glider'] } })
  b.attack('Hill Giant')
  expect(() => b.block('Aesthir Glider>Hill Giant')).toThrow()
  expect(b.has('Aesthir Glider', 'flying')).toBe(true)
})
