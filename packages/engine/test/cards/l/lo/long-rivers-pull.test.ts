import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Long River's Pull] counters any spell for a promised card", () => {
  const b = board({
    active: 1,
    a: { hand: ["Long River's Pull"], battlefield: ['2 Island'] },
    b: { hand: ['Shock'], battlefield: ['Mountain'] },
  })
  b.cast('Shock', { targets: ['A'] }).turnTo('A')
  b.yes('additionalCost').cast("Long River's Pull").resolve()
  expect([b.in('graveyard', 'Shock', 'B'), b.names('hand', 'B').length]).toEqual([true, 1])
})
