import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Biomass Mutation] sets base power and toughness of your creatures to X', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', 'Memnite', '6 Forest'], hand: ['Biomass Mutation'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.reply('x', 4).cast('Biomass Mutation').resolve()
  expect([b.pt('Grizzly Bears'), b.pt('Memnite'), b.pt('Hill Giant')]).toEqual(['4/4', '4/4', '3/3'])
})
