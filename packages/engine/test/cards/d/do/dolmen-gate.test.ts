import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dolmen Gate] prevents combat damage to your attackers only', () => {
  const b = board({ a: { battlefield: ['Dolmen Gate', 'Grizzly Bears'] }, b: { battlefield: ['Gray Ogre'] } })
  b.attack('Grizzly Bears').block('Gray Ogre>Grizzly Bears').damage()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('battlefield', 'Gray Ogre', 'B')]).toEqual([true, false])
})
