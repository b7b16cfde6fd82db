import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Valgavoth's Lair] enters tapped and makes mana of the chosen color", () => {
  const b = board({ a: { hand: ["Valgavoth's Lair"] } })
  b.option('chooseColor', 'green').play("Valgavoth's Lair")
  expect(b.object("Valgavoth's Lair").tapped).toBe(true)
  expect(b.has("Valgavoth's Lair", 'hexproof')).toBe(true)
  b.to('main1', 5).tapForMana("Valgavoth's Lair")
  expect(b.pool('A')).toBe('{G}')
})
