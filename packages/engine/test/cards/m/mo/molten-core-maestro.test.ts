import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Molten-Core Maestro] grows for instants and sorceries, and makes mana for an expensive one', () => {
  const b = board({
    a: { hand: ['Shock', 'Inspiration', 'Mascot Exhibition'], battlefield: ['Molten-Core Maestro', '8 Mountain'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect([b.pt('Molten-Core Maestro'), b.pool('A')]).toEqual(['3/3', ''])
  b.resolveAll().cast('Mascot Exhibition').resolve()
  expect([b.pt('Molten-Core Maestro'), b.pool('A')]).toEqual(['4/4', '{R}{R}{R}{R}'])
})
