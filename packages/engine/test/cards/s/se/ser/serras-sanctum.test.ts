import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Serra's Sanctum] adds {W} for each enchantment you control", () => {
  const b = board({
    a: { battlefield: ["Serra's Sanctum", 'Exploration', 'Glorious Anthem', 'Sol Ring'] },
    b: { battlefield: ['Humility'] },
  })
  b.tapForMana("Serra's Sanctum")
  expect(b.pool('A')).toBe('{W}{W}')
})

it("[Serra's Sanctum] adds nothing without enchantments", () => {
  const b = board({
    a: { battlefield: ["Serra's Sanctum"], hand: ['Swords to Plowshares'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  expect(b.can('cast', 'Swords to Plowshares')).toBe(false)
})

it("[Serra's Sanctum] is legendary: its controller keeps one of two", () => {
  const b = board({ a: { battlefield: ["Serra's Sanctum"], hand: ["Serra's Sanctum"] } })
  b.play("Serra's Sanctum")
  expect(b.count('battlefield', "Serra's Sanctum", 'A')).toBe(1)
  expect(b.count('graveyard', "Serra's Sanctum", 'A')).toBe(1)
})

it("[Serra's Sanctum] pays for Opalescence with four enchantments", () => {
  const b = board({
    a: { battlefield: ["Serra's Sanctum", '4 Exploration'], hand: ['Opalescence'] },
  })
  b.cast('Opalescence').resolve()
  expect(b.in('battlefield', 'Opalescence', 'A')).toBe(true)
})

it("[Serra's Sanctum] taps for its mana", () => {
  const b = board({ a: { battlefield: ["Serra's Sanctum", 'Exploration'] } })
  b.tapForMana("Serra's Sanctum")
  expect(b.object("Serra's Sanctum").tapped).toBe(true)
})
