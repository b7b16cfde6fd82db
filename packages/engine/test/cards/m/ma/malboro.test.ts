import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Malboro] does three bad things to the opponent', () => {
  const b = board({ a: { hand: ['Malboro'], battlefield: ['6 Swamp'] }, b: { hand: ['Shock'] } })
  b.cast('Malboro').resolveAll()
  expect([b.life('B'), b.names('hand', 'B').length, b.names('exile', 'B').length]).toEqual([18, 0, 3])
})
