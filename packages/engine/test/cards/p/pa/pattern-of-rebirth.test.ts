import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pattern of Rebirth] lets the controller of the dead creature find another one', () => {
  const b = board({
    a: {
      hand: ['Shock'],
      battlefield: ['Mountain', 'Grizzly Bears', { card: 'Pattern of Rebirth', attachedTo: 'Grizzly Bears' }],
      library: ['Serra Angel', '3 Wastes'],
    },
  })
  b.yes()
    .pick('chooseFound', 'Serra Angel')
    .cast('Shock', { targets: ['Grizzly Bears'] })
    .resolveAll()
  expect([b.in('battlefield', 'Serra Angel', 'A'), b.in('graveyard', 'Pattern of Rebirth')]).toEqual([true, true])
})
