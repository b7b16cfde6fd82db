import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soldier of the Pantheon] gains 1 life for a multicolored spell of an opponent, and is protected from it', () => {
  const b = board({
    a: { battlefield: ['Soldier of the Pantheon', 'Gray Ogre'] },
    b: { battlefield: ['Swamp', 'Mountain'], hand: ['Terminate'] },
  })
  b.turnTo('B').cast('Terminate').resolveAll()
  expect(b.life('A')).toBe(21)
  expect(b.names('battlefield', 'A')).toEqual(['Soldier of the Pantheon'])
})
