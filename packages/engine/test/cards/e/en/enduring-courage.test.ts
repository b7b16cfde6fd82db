import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Enduring Courage] makes creatures that enter strong and fast, and returns as an enchantment', () => {
  const b = board({
    a: { hand: ['Hill Giant', 'Murder'], battlefield: ['Enduring Courage', '4 Mountain', '7 Swamp'] },
  })
  b.cast('Hill Giant').resolveAll()
  expect([b.pt('Hill Giant'), b.has('Hill Giant', 'haste')]).toEqual(['5/3', true])
  b.cast('Murder', { targets: ['Enduring Courage'] }).resolveAll()
  expect([b.in('battlefield', 'Enduring Courage'), b.c('Enduring Courage').types & 4]).toEqual([true, 0])
})
