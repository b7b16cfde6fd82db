import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gemstone Mine] gives three mana of any color, and is sacrificed with the last', () => {
  const b = board({ a: { hand: ['Gemstone Mine'] } })
  b.play('Gemstone Mine')
  expect(b.counters('Gemstone Mine', 'mining')).toBe(3)
  b.option('manaColor', '{W}').tapForMana('Gemstone Mine')
  expect([b.pool('A'), b.counters('Gemstone Mine', 'mining')]).toEqual(['{W}', 2])
})

it('[Gemstone Mine] with its last counter gives mana and is sacrificed', () => {
  const b = board({ a: { battlefield: [{ card: 'Gemstone Mine', counters: { mining: 1 } }] } })
  b.option('manaColor', '{B}').tapForMana('Gemstone Mine')
  expect(b.pool('A')).toBe('{B}')
  expect(b.in('graveyard', 'Gemstone Mine', 'A')).toBe(true)
})

it('[Gemstone Mine] without counters gives no mana', () => {
  const b = board({ a: { battlefield: ['Gemstone Mine'], hand: ['Llanowar Elves'] } })
  expect(b.can('cast', 'Llanowar Elves')).toBe(false)
})

it('[Gemstone Mine] pays for a spell by itself', () => {
  const b = board({
    a: { battlefield: [{ card: 'Gemstone Mine', counters: { mining: 2 } }], hand: ['Llanowar Elves'] },
  })
  b.cast('Llanowar Elves').resolve()
  expect(b.in('battlefield', 'Llanowar Elves', 'A')).toBe(true)
  expect(b.counters('Gemstone Mine', 'mining')).toBe(1)
})
