import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nessian Boar] is blocked by all who can, and each draws a card', () => {
  const b = board({ a: { battlefield: ['Nessian Boar'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('Nessian Boar').to('declareBlockers')
  expect(() => b.block('Hill Giant>Nessian Boar')).toThrow()
  b.block('Hill Giant>Nessian Boar', 'Gray Ogre>Nessian Boar').resolveAll()
  expect(b.names('hand', 'B').length).toBe(2)
})
