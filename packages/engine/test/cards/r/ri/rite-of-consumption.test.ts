import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rite of Consumption] drains for the power of the sacrificed creature', () => {
  const b = board({ a: { hand: ['Rite of Consumption'], battlefield: ['2 Swamp', 'Serra Angel'] } })
  b.cast('Rite of Consumption', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([24, 16])
})
