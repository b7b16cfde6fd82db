import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fyndhorn Elves] taps for {G}', () => {
  const b = board({ a: { battlefield: ['Fyndhorn Elves'] } })
  b.tapForMana('Fyndhorn Elves')
  expect(b.pool('A')).toBe('{G}')
})

it('[CR 302.6] [Fyndhorn Elves] does not tap on the turn it came', () => {
  const b = board({ a: { battlefield: [{ card: 'Fyndhorn Elves', sick: true }], hand: ['Llanowar Elves'] } })
  expect(b.can('cast', 'Llanowar Elves')).toBe(false)
})
