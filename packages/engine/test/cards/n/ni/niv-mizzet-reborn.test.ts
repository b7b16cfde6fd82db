import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Niv-Mizzet Reborn] takes a card for each color pair', () => {
  const b = board({
    a: {
      hand: ['Niv-Mizzet Reborn'],
      battlefield: ['5 City of Brass'],
      library: ['Lightning Helix', 'Terminate', 'Memnite', 'Shock', 'Boros Charm', '6 Plains'],
    },
  })
  b.pick('choose', 'Boros Charm').cast('Niv-Mizzet Reborn').resolveAll()
  expect(b.names('hand', 'A').sort()).toEqual(['Boros Charm', 'Terminate'])
})
