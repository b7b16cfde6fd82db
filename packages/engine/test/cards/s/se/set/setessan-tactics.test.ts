import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Setessan Tactics] lets a creature fight', () => {
  const b = board({
    a: { hand: ['Setessan Tactics'], battlefield: ['2 Forest', 'Grizzly Bears'] },
    b: { battlefield: ['Gray Ogre'] },
  })
  b.cast('Setessan Tactics', { targets: ['Grizzly Bears'] })
    .resolve()
    .activate('Grizzly Bears', { targets: ['Gray Ogre'] })
    .resolve()
  expect([b.in('graveyard', 'Gray Ogre', 'B'), b.in('battlefield', 'Grizzly Bears', 'A')]).toEqual([true, true])
})
