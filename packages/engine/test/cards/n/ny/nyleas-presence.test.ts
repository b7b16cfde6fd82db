import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nylea's Presence] gives a land every basic land type", () => {
  const b = board({ a: { hand: ["Nylea's Presence"], battlefield: ['2 Forest', 'Wastes'] } })
  b.cast("Nylea's Presence", { targets: ['Wastes'] })
    .resolve()
    .resolve()
  expect(
    ['Plains', 'Island', 'Swamp', 'Mountain', 'Forest'].every((type) => b.c('Wastes').subtypes.includes(type)),
  ).toBe(true)
})
