import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hollowhenge Spirit] takes an attacker out of combat', () => {
  const b = board({
    a: { battlefield: ['Hill Giant'] },
    b: { battlefield: ['4 Plains'], hand: ['Hollowhenge Spirit'] },
  })
  b.attack('Hill Giant').turnTo('B').cast('Hollowhenge Spirit').resolveAll().damage()
  expect(b.life('B')).toBe(20)
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
