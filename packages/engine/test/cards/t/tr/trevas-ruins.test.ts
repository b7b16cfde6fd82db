import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Treva's Ruins] is a Lair of three other colors", () => {
  const b = board({ a: { battlefield: ["Treva's Ruins"], hand: ["Treva's Ruins"] } })
  b.option('manaColor', '{U}').tapForMana("Treva's Ruins")
  expect(b.pool('A')).toBe('{U}')
  b.play("Treva's Ruins").resolve()
  expect(b.in('graveyard', "Treva's Ruins")).toBe(true)
})
