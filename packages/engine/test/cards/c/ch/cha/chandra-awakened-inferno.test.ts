import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Chandra, Awakened Inferno] gives the opponent an emblem that deals damage to them', () => {
  const b = board({ a: { battlefield: ['Chandra, Awakened Inferno'] } })
  b.activate('Chandra, Awakened Inferno').resolve().to('draw', 4)
  expect([b.life('A'), b.life('B')]).toEqual([20, 19])
})
