import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Winding Way] takes all cards of the chosen type', () => {
  const b = board({
    a: {
      hand: ['Winding Way'],
      battlefield: ['2 Forest'],
      library: ['Memnite', 'Forest', 'Hill Giant', 'Shock', 'Island'],
    },
  })
  b.cast('Winding Way').option('mode', 'creature').resolve()
  expect([b.names('hand', 'A').sort(), b.names('graveyard', 'A').length]).toEqual([['Hill Giant', 'Memnite'], 3])
})
