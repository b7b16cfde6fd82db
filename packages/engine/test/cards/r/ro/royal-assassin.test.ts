import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Royal Assassin] destroys tapped creatures only', () => {
  const b = board({
    a: { battlefield: ['Royal Assassin'] },
    b: { battlefield: ['Hill Giant', { card: 'Gray Ogre', tapped: true }] },
  })
  b.activate('Royal Assassin').resolve()
  expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
})
