import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wilt-Leaf Liege] stays a discarded card if its own controller makes the discard', () => {
  const b = board({ a: { hand: ['Wilt-Leaf Liege', "Raven's Crime"], battlefield: ['Swamp'] } })
  b.cast("Raven's Crime", { targets: ['A'] }).resolveAll()
  expect(b.in('graveyard', 'Wilt-Leaf Liege')).toBe(true)
})
