import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brash Taunter] passes damage on to an opponent, once for the damage of two blockers', () => {
  const b = board({ a: { battlefield: ['Brash Taunter'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Brash Taunter').block('Hill Giant>Brash Taunter', 'Gray Ogre>Brash Taunter').damage()
  expect(b.life('B')).toBe(15)
  expect(b.in('battlefield', 'Brash Taunter', 'A')).toBe(true)
})

it('[Brash Taunter] fights another creature', () => {
  const b = board({ a: { battlefield: ['Brash Taunter', '3 Mountain'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Brash Taunter', { targets: ['Hill Giant'] }).resolveAll()
  expect(b.object('Hill Giant').damage).toBe(1)
  expect(b.life('B')).toBe(17)
})
