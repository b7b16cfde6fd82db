import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shatter] destroys an artifact: [Seat of the Synod] is one, and adds {U}', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Shatter'] }, b: { battlefield: ['Seat of the Synod'] } })
  b.cast('Shatter').resolve()
  expect(b.in('graveyard', 'Seat of the Synod', 'B')).toBe(true)
  const seat = board({ a: { battlefield: ['Seat of the Synod'] } })
  expect(seat.tapForMana('Seat of the Synod').pool('A')).toBe('{U}')
})
