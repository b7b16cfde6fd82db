import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Urza's Tower] adds three mana with the other two, one otherwise", () => {
  const all = board({ a: { battlefield: ["Urza's Tower", "Urza's Mine", "Urza's Power Plant"] } })
  all.tapForMana("Urza's Tower").tapForMana("Urza's Mine").tapForMana("Urza's Power Plant")
  expect(all.pool('A')).toBe('{C}'.repeat(7))
  const two = board({ a: { battlefield: ["Urza's Tower", "Urza's Mine"] }, b: { battlefield: ["Urza's Power Plant"] } })
  expect(two.tapForMana("Urza's Tower").pool('A')).toBe('{C}')
})
