import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[High Tide] adds {U} at once for each Island that is tapped for mana, and that pays for spells', () => {
  const b = board({ a: { hand: ['High Tide'], battlefield: ['2 Island', 'Forest'] } })
  b.cast('High Tide').resolve()
  b.tapForMana('Island#2')
  expect([b.pool('A'), b.game.state.stack.length]).toEqual(['{U}{U}', 0])
  b.tapForMana('Forest')
  expect(b.pool('A')).toBe('{U}{U}{G}')
})

it('[High Tide] is reckoned with as a spell is paid for, and ends with the turn', () => {
  const b = board({ a: { hand: ['2 High Tide', 'Air Elemental'], battlefield: ['4 Island'] } })
  b.cast('High Tide').resolve()
  b.cast('High Tide').resolve()
  b.cast('Air Elemental').resolve()
  expect(b.in('battlefield', 'Air Elemental')).toBe(true)
  b.to('main1', 5).tapForMana('Island')
  expect(b.pool('A')).toBe('{U}')
})

it('[High Tide] is for every player who taps an Island', () => {
  const b = board({ a: { hand: ['High Tide'], battlefield: ['Island'] }, b: { battlefield: ['Island'] } })
  b.cast('High Tide').resolve().pass()
  b.tapForMana('Island#2')
  expect([b.pool('A'), b.pool('B')]).toEqual(['', '{U}{U}'])
})
