import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Crossover Collaboration] brings a Treasure where creatures with power 2 helped', () => {
  const b = board({
    a: {
      hand: ['Crossover Collaboration'],
      battlefield: ['3 Mountain', 'Grizzly Bears'],
      library: ['Shock', 'Forest', '3 Wastes'],
    },
  })
  b.yes('additionalCost').yes('kicker').pick('costObjects', 'Grizzly Bears').cast('Crossover Collaboration').resolve()
  expect([b.in('battlefield', 'Treasure Token', 'A'), b.object('Grizzly Bears').tapped]).toEqual([true, true])
  expect(b.can('playLand', 'Forest')).toBe(true)
})
