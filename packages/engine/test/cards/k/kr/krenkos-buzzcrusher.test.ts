import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Krenko's Buzzcrusher] destroys up to one nonbasic land of each player, whose controllers may find a basic land", () => {
  const b = board({
    a: { hand: ["Krenko's Buzzcrusher"], battlefield: ['4 Mountain', 'Taiga'] },
    b: { battlefield: ['Bayou', 'Swamp'], library: ['Forest', '3 Wastes'] },
  })
  b.pick('choose').pick('choose', 'Bayou').yes().pick('chooseFound', 'Forest')
  b.cast("Krenko's Buzzcrusher").resolveAll()
  expect(b.names('battlefield', 'B').sort()).toEqual(['Forest', 'Swamp'])
  expect([b.object('Forest').tapped, b.in('battlefield', 'Taiga')]).toEqual([true, true])
})
