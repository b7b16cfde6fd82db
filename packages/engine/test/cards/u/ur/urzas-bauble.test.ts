import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Urza's Bauble] draws a card in the next upkeep", () => {
  const b = board({ a: { battlefield: ["Urza's Bauble"] }, b: { hand: ['Shock'] } })
  b.activate("Urza's Bauble", { targets: ['B'] }).resolve()
  expect(b.names('hand', 'A').length).toBe(0)
  b.to('draw', 4)
  expect(b.names('hand', 'A').length).toBe(1)
})
