import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Bender's Waterskin] untaps in the opponent’s untap step", () => {
  const b = board({ a: { battlefield: [{ card: "Bender's Waterskin", tapped: true }] } })
  b.to('main1', 4)
  expect(b.object("Bender's Waterskin").tapped).toBe(false)
})
