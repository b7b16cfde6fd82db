import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Obstinate Baloth] enters instead of being discarded to an opponent's spell", () => {
  const b = board({
    active: 1,
    a: { hand: ['Obstinate Baloth'] },
    b: { hand: ["Raven's Crime"], battlefield: ['Swamp'] },
  })
  b.cast("Raven's Crime", { targets: ['A'] }).resolveAll()
  expect([b.in('battlefield', 'Obstinate Baloth', 'A'), b.life('A')]).toEqual([true, 24])
})
