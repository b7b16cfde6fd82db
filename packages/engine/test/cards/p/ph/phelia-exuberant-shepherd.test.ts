import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phelia, Exuberant Shepherd] blinks a permanent until the end step, and grows if it was yours', () => {
  const b = board({ a: { battlefield: ['Phelia, Exuberant Shepherd', 'Sol Ring'] }, b: { battlefield: ['Gray Ogre'] } })
  b.aim(['Sol Ring']).attack('Phelia, Exuberant Shepherd').resolveAll()
  expect(b.in('exile', 'Sol Ring', 'A')).toBe(true)
  b.to('end')
  expect([b.in('battlefield', 'Sol Ring', 'A'), b.pt('Phelia, Exuberant Shepherd')]).toEqual([true, '3/3'])
  const other = board({ a: { battlefield: ['Phelia, Exuberant Shepherd'] }, b: { battlefield: ['Gray Ogre'] } })
  other.aim(['Gray Ogre']).attack('Phelia, Exuberant Shepherd').to('end')
  expect([other.in('battlefield', 'Gray Ogre', 'B'), other.pt('Phelia, Exuberant Shepherd')]).toEqual([true, '2/2'])
})
