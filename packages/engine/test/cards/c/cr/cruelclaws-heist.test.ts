import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Cruelclaw's Heist] with the gift lets you cast the card with mana of any type", () => {
  const b = board({
    a: { hand: ["Cruelclaw's Heist"], battlefield: ['3 Swamp'] },
    b: { hand: ['Lava Spike'], battlefield: ['Mountain'] },
  })
  b.yes('additionalCost').cast("Cruelclaw's Heist").resolve()
  expect(b.in('exile', 'Lava Spike')).toBe(true)
  b.cast('Lava Spike', { from: 'exile', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(17)
})
