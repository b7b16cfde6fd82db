import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brass Knuckles] is copied as it is cast, and two of them give double strike', () => {
  const b = board({ a: { hand: ['Brass Knuckles'], battlefield: ['4 Wastes', 'Hill Giant'] } })
  b.cast('Brass Knuckles').resolveAll()
  expect(b.count('battlefield', 'Brass Knuckles', 'A')).toBe(2)
})

it('[Brass Knuckles] alone gives nothing', () => {
  const knuckles = { card: 'Brass Knuckles', attachedTo: 'Hill Giant' }
  const b = board({ a: { battlefield: ['Hill Giant', knuckles] } })
  expect(b.has('Hill Giant', 'double strike')).toBe(false)
  const c = board({ a: { battlefield: ['Hill Giant', knuckles, { card: 'Bonesplitter', attachedTo: 'Hill Giant' }] } })
  expect(c.has('Hill Giant', 'double strike')).toBe(true)
})
