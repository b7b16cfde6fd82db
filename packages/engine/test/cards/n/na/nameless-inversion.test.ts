import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nameless Inversion] takes all creature types', () => {
  const b = board({
    a: { hand: ['Nameless Inversion'], battlefield: ['2 Swamp'] },
    b: { battlefield: ['Serra Angel'] },
  })
  b.cast('Nameless Inversion', { targets: ['Serra Angel'] }).resolve()
  expect([b.pt('Serra Angel'), b.c('Serra Angel').subtypes]).toEqual(['7/1', []])
})
