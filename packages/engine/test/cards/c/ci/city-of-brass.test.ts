import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[City of Brass] adds any color and deals 1 damage when it becomes tapped', () => {
  const b = board({ a: { battlefield: ['City of Brass'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 18])
})
