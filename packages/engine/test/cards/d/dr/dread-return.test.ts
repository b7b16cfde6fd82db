import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dread Return] returns a creature, and again for three creatures', () => {
  const b = board({
    a: { battlefield: ['4 Swamp', '3 Memnite'], hand: ['Dread Return'], graveyard: ['Hill Giant', 'Gray Ogre'] },
  })
  b.cast('Dread Return', { targets: ['Hill Giant'] }).resolve()
  b.pick('sacrifice', 'Memnite', 'Memnite#2', 'Memnite#3')
    .cast('Dread Return', { method: 'flashback', targets: ['Gray Ogre'] })
    .resolve()
  expect(
    b
      .names('battlefield', 'A')
      .filter((name) => name !== 'Swamp')
      .sort(),
  ).toEqual(['Gray Ogre', 'Hill Giant'])
})
