import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sword of Once and Future] casts a cheap spell from the graveyard and exiles it', () => {
  const b = board({
    a: {
      battlefield: ['Grizzly Bears', { card: 'Sword of Once and Future', attachedTo: 'Grizzly Bears' }],
      graveyard: ['Shock'],
    },
  })
  b.attack('Grizzly Bears').pick('choose', 'Shock').yes().aim(['B']).damage()
  expect([b.life('B'), b.in('exile', 'Shock')]).toEqual([14, true])
})
