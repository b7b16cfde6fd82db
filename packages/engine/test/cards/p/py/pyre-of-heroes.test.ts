import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pyre of Heroes] finds a creature of a shared type that costs one more', () => {
  const b = board({
    a: {
      battlefield: ['Pyre of Heroes', 'Raging Goblin', '2 Mountain'],
      library: ['Grizzly Bears', 'Goblin Chieftain', 'Goblin Piker'],
    },
  })
  b.pick('chooseFound', 'Goblin Piker').activate('Pyre of Heroes').resolve()
  expect([b.in('battlefield', 'Goblin Piker'), b.in('graveyard', 'Raging Goblin')]).toEqual([true, true])
})
