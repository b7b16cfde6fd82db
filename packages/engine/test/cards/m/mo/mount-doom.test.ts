import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mount Doom] spares two creatures and destroys the rest', () => {
  const b = board({
    a: { battlefield: ['Mount Doom', 'The Irencrag', '6 Swamp', 'Mountain', 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears', 'Gray Ogre'] },
  })
  b.pick('choose', 'Hill Giant', 'Gray Ogre').activate('Mount Doom', { nth: 1 }).resolve()
  expect([
    b.in('battlefield', 'Hill Giant'),
    b.in('battlefield', 'Gray Ogre'),
    b.in('battlefield', 'Grizzly Bears'),
  ]).toEqual([true, true, false])
})
