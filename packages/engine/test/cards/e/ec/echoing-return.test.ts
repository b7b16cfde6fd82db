import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Echoing Return] returns all cards with that name', () => {
  const b = board({
    a: { hand: ['Echoing Return'], battlefield: ['Swamp'], graveyard: ['3 Memnite', 'Grizzly Bears'] },
  })
  b.cast('Echoing Return', { targets: ['Memnite'] }).resolve()
  expect([b.count('hand', 'Memnite', 'A'), b.in('graveyard', 'Grizzly Bears', 'A')]).toEqual([3, true])
})
