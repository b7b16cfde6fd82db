import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Urabrask's Forge] creates a Horror that grows with each combat", () => {
  const b = board({ a: { battlefield: [{ card: "Urabrask's Forge", counters: { oil: 2 } }] } })
  b.to('beginCombat')
  expect(b.pt('Phyrexian Horror Token')).toBe('3/1')
  b.to('main1', 4)
  expect(b.in('battlefield', 'Phyrexian Horror Token', 'A')).toBe(false)
})
