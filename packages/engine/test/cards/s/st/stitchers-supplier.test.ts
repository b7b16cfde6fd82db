import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Stitcher's Supplier] mills three cards when it enters and when it dies", () => {
  const b = board({ a: { battlefield: ['Swamp', 'Mountain'], hand: ["Stitcher's Supplier", 'Shock'] } })
  b.cast("Stitcher's Supplier").resolveAll()
  expect(b.count('graveyard', 'Wastes', 'A')).toBe(3)
  b.cast('Shock', { targets: ["Stitcher's Supplier"] }).resolveAll()
  expect(b.count('graveyard', 'Wastes', 'A')).toBe(6)
})
