import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Maze of Ith] untaps an attacker and prevents its combat damage', () => {
  const b = board({ a: { battlefield: ['Hill Giant'] }, b: { battlefield: ['Maze of Ith'] } })
  b.attack('Hill Giant')
    .turnTo('B')
    .activate('Maze of Ith', { targets: ['Hill Giant'] })
    .resolve()
  expect(b.object('Hill Giant').tapped).toBe(false)
  b.damage()
  expect(b.life('B')).toBe(20)
})
