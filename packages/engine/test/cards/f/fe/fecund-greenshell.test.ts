import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fecund Greenshell] puts the top card into your hand or a land onto the battlefield when it or a tough creature enters', () => {
  const b = board({
    a: {
      hand: ['Fecund Greenshell', 'Wall of Wood'],
      battlefield: ['6 Forest'],
      library: ['Shock', 'Mountain', 'Shock'],
    },
  })
  b.cast('Fecund Greenshell').resolveAll()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
  b.yes().cast('Wall of Wood').resolveAll()
  expect([b.in('battlefield', 'Mountain'), b.object('Mountain').tapped]).toEqual([true, true])
})

it('[Fecund Greenshell] does not trigger for a creature whose toughness is not greater, and makes creatures larger with ten lands', () => {
  const b = board({
    a: { hand: ['Grizzly Bears'], battlefield: ['Fecund Greenshell', '10 Forest'], library: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Grizzly Bears').resolveAll()
  expect([b.names('hand', 'A'), b.pt('Grizzly Bears'), b.pt('Hill Giant')]).toEqual([[], '4/4', '3/3'])
})
