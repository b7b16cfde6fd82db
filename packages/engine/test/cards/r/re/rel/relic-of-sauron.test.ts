import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Relic of Sauron] adds two mana of its colors', () => {
  const b = board({ a: { battlefield: ['Relic of Sauron'] } })
  b.option('manaColor', '{U}{R}').tapForMana('Relic of Sauron')
  expect(b.pool('A')).toBe('{U}{R}')
})
