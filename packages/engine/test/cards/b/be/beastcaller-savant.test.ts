import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Beastcaller Savant] makes mana for creature spells only', () => {
  const b = board({ a: { battlefield: ['Beastcaller Savant'], hand: ['Llanowar Elves', 'Exploration'] } })
  expect(b.can('cast', 'Llanowar Elves')).toBe(true)
  expect(b.can('cast', 'Exploration')).toBe(false)
})

it('[Beastcaller Savant] has haste and makes one mana', () => {
  const b = board({ a: { battlefield: [{ card: 'Beastcaller Savant', sick: true }] } })
  b.option('manaColor', '{U}').tapForMana('Beastcaller Savant')
  expect(b.pool('A')).toBe('{U}')
})
