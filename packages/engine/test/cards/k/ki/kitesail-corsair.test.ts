import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kitesail Corsair] flies only while it attacks', () => {
  const b = board({ a: { battlefield: ['Kitesail Corsair'] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.has('Kitesail Corsair', 'flying')).toBe(false)
  b.attack('Kitesail Corsair')
  expect(() => b.block('Hill Giant>Kitesail Corsair')).toThrow()
})
