import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it.each([
  ['Soltari Foot Soldier', '1/1'],
  ['Soltari Monk', '2/1'],
  ['Soltari Priest', '2/1'],
])('[%s] is a %s that creatures without shadow do not block', (name, size) => {
  const b = board({ a: { battlefield: [name] }, b: { battlefield: ['Hill Giant'] } })
  expect(b.pt(name)).toBe(size)
  b.attack(name)
  expect(() => b.block(`Hill Giant>${name}`)).toThrow()
})
