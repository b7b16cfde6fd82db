import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Llanowar Elves] taps for {G}', () => {
  const b = board({ a: { battlefield: ['Llanowar Elves'] } })
  b.tapForMana('Llanowar Elves')
  expect(b.pool('A')).toBe('{G}')
  expect(b.object('Llanowar Elves').tapped).toBe(true)
})

it('[Llanowar Elves] gives no mana on the turn it comes', () => {
  const b = board({ a: { battlefield: [{ card: 'Llanowar Elves', sick: true }], hand: ['Exploration'] } })
  expect(b.can('cast', 'Exploration')).toBe(false)
})

it('[Llanowar Elves] gives mana at once with Fervor', () => {
  const b = board({ a: { battlefield: [{ card: 'Llanowar Elves', sick: true }, 'Fervor'], hand: ['Exploration'] } })
  b.cast('Exploration').resolve()
  expect(b.in('battlefield', 'Exploration', 'A')).toBe(true)
})

it('[Llanowar Elves] gives no mana under Humility', () => {
  const b = board({ a: { battlefield: ['Llanowar Elves', 'Humility'], hand: ['Exploration'] } })
  expect(b.can('cast', 'Exploration')).toBe(false)
})
