import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Obosh, the Preypiercer] doubles damage of sources with odd mana values only', () => {
  const b = board({ a: { battlefield: ['Obosh, the Preypiercer'], hand: ['Shock', 'Fireblast'], mana: '{R}' } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
})

it("[Obosh, the Preypiercer] leaves an opponent's and an even source alone", () => {
  const b = board({
    a: { battlefield: ['Obosh, the Preypiercer'], hand: ['Volcanic Hammer'], mana: '{R}{R}' },
    b: { hand: ['Shock'], mana: '{R}' },
  })
  b.cast('Volcanic Hammer', { targets: ['B'] }).resolve()
  b.turnTo('B')
    .cast('Shock', { targets: ['A'] })
    .resolve()
  expect([b.life('A'), b.life('B')]).toEqual([18, 17])
})
