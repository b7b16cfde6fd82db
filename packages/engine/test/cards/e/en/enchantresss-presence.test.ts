import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Enchantress's Presence] draws a card whenever you cast an enchantment spell", () => {
  const b = board({ a: { battlefield: ["Enchantress's Presence", 'Forest'], hand: ['Exploration'] } })
  b.cast('Exploration').resolve()
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it("[Enchantress's Presence] does not draw for itself", () => {
  const b = board({ a: { battlefield: ['3 Forest'], hand: ["Enchantress's Presence"] } })
  b.cast("Enchantress's Presence").resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})

it("[Enchantress's Presence] does not draw for the opponent's enchantments", () => {
  const b = board({
    active: 1,
    a: { battlefield: ["Enchantress's Presence"] },
    b: { battlefield: ['Forest'], hand: ['Exploration'] },
  })
  b.cast('Exploration').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})

it("[Enchantress's Presence] adds to Argothian Enchantress: two cards", () => {
  const b = board({
    a: { battlefield: ["Enchantress's Presence", 'Argothian Enchantress', 'Forest'], hand: ['Exploration'] },
  })
  b.cast('Exploration').resolveAll()
  expect(b.count('hand', 'Wastes', 'A')).toBe(2)
})

it("[Enchantress's Presence] does not draw for a creature spell", () => {
  const b = board({ a: { battlefield: ["Enchantress's Presence", '2 Forest'], hand: ['Grizzly Bears'] } })
  b.cast('Grizzly Bears').resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
})
