import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Public Execution] destroys a creature and weakens the others of that player', () => {
  const b = board({
    a: { battlefield: ['6 Swamp', 'Grizzly Bears'], hand: ['Public Execution'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Public Execution', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  expect([b.pt('Gray Ogre'), b.pt('Grizzly Bears')]).toEqual(['0/2', '2/2'])
})
