import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Go for the Throat] destroys a nonartifact creature, [Angelic Edict] exiles a creature', () => {
  const b = board({
    a: { battlefield: ['2 Swamp', '5 Plains'], hand: ['Go for the Throat', 'Angelic Edict'] },
    b: { battlefield: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Go for the Throat', { targets: ['Hill Giant'] }).resolve()
  b.cast('Angelic Edict', { targets: ['Gray Ogre'] }).resolve()
  expect(b.in('graveyard', 'Hill Giant', 'B') && b.in('exile', 'Gray Ogre', 'B')).toBe(true)
})
