import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deathrite Shaman] eats graveyards for mana, loss of life and life', () => {
  const of = (graveyard: string[]) =>
    board({ a: { battlefield: ['Deathrite Shaman', 'Swamp', 'Forest'] }, b: { graveyard } })
  const land = of(['Island'])
  land.option('manaColor', 'U').activate('Deathrite Shaman').resolve()
  expect([land.pool('A'), land.in('exile', 'Island', 'B')]).toEqual(['{U}', true])
  const spell = of(['Shock'])
  expect(spell.activate('Deathrite Shaman', { nth: 1 }).resolve().life('B')).toBe(18)
  const creature = of(['Memnite'])
  expect(creature.activate('Deathrite Shaman', { nth: 2 }).resolve().life('A')).toBe(22)
})
