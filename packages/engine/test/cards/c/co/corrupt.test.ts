import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Corrupt] deals damage for Swamps and gains as much life', () => {
  const b = board({ a: { hand: ['Corrupt'], battlefield: ['4 Swamp', '2 Bayou', 'Island'] } })
  b.cast('Corrupt', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([26, 14])
})
