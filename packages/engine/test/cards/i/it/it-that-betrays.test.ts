import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[It That Betrays] takes what the opponent sacrifices', () => {
  const b = board({ a: { battlefield: ['It That Betrays'] }, b: { battlefield: ['Hill Giant', 'Gray Ogre'] } })
  b.attack('It That Betrays').resolveAll()
  expect(b.names('battlefield', 'A').sort()).toEqual(['Gray Ogre', 'Hill Giant', 'It That Betrays'])
})
