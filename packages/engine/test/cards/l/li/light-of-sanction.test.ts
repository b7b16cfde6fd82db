import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Light of Sanction] keeps your creatures from damage by your own sources', () => {
  const b = board({
    a: { battlefield: ['Light of Sanction', 'Grizzly Bears', '2 Mountain'], hand: ['2 Shock'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .cast('Shock', { targets: ['Gray Ogre'] })
    .resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('graveyard', 'Gray Ogre', 'B')]).toEqual([true, true])
})
