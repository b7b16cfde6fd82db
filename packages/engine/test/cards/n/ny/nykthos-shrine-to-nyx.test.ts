import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nykthos, Shrine to Nyx] makes mana for devotion to the chosen color', () => {
  const b = board({ a: { battlefield: ['Nykthos, Shrine to Nyx', '2 Wastes', 'Leatherback Baloth', 'Raging Goblin'] } })
  b.option('manaColor', '{G}{G}{G}').tapForMana('Nykthos, Shrine to Nyx', 1)
  expect(b.pool('A')).toBe('{G}{G}{G}')
})
