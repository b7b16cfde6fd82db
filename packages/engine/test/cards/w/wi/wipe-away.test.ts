import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Wipe Away] returns a permanent to its owner's hand", () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Wipe Away'] }, b: { battlefield: ['Humility'] } })
  b.cast('Wipe Away', { targets: ['Humility'] }).resolve()
  expect(b.names('hand', 'B')).toEqual(['Humility'])
})

it('[Wipe Away] has split second: no spell and no ability in response', () => {
  const b = board({
    a: { battlefield: ['3 Island'], hand: ['Wipe Away'] },
    b: { battlefield: ['Mogg Fanatic', '2 Island'], hand: ['Counterspell'] },
  })
  b.cast('Wipe Away', { targets: ['Mogg Fanatic'] }).turnTo('B')
  expect(b.can('cast', 'Counterspell')).toBe(false)
  expect(b.can('activate', 'Mogg Fanatic')).toBe(false)
})

it('[Wipe Away] leaves mana abilities alone', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Wipe Away'] }, b: { battlefield: ['Forest'] } })
  b.cast('Wipe Away', { targets: ['Forest'] })
    .turnTo('B')
    .tapForMana('Forest')
  expect(b.pool('B')).toBe('{G}')
})

it('[Wipe Away] lets triggered abilities trigger and resolve above it', () => {
  const b = board({
    a: { battlefield: ['3 Island'], hand: ['Wipe Away'] },
    b: { battlefield: ['Mystic Remora', 'Forest'] },
  })
  b.cast('Wipe Away', { targets: ['Mystic Remora'] }).resolve()
  expect(b.in('stack', 'Wipe Away')).toBe(true)
  expect(b.names('hand', 'B')).toEqual(['Wastes'])
})
