import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Grove of the Burnwillows] adds {C}, or a color that gives each opponent 1 life', () => {
  const b = board({ a: { battlefield: ['2 Grove of the Burnwillows'] } })
  b.tapForMana('Grove of the Burnwillows')
  expect([b.pool('A'), b.life('B')]).toEqual(['{C}', 20])
  b.option('manaColor', 'R').tapForMana('Grove of the Burnwillows#2', 1)
  expect([b.pool('A'), b.life('B')]).toEqual(['{C}{R}', 21])
})
