import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Geist of Saint Traft] attacks with an Angel for one combat', () => {
  const b = board({ a: { battlefield: ['Geist of Saint Traft'] } })
  b.attack('Geist of Saint Traft').resolveAll().to('main2')
  expect(b.life('B')).toBe(14)
  expect(b.in('battlefield', 'Angel Token')).toBe(false)
})
