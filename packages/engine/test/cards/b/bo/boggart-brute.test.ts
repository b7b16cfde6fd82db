import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Boggart Brute] is blocked by two or not at all', () => {
  const b = board({ a: { battlefield: ['Boggart Brute'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Boggart Brute')
  expect(() => b.block('Hill Giant>Boggart Brute')).toThrow()
  b.block('Hill Giant>Boggart Brute', 'Gray Ogre>Boggart Brute').damage()
  expect(b.in('graveyard', 'Boggart Brute', 'A')).toBe(true)
})
