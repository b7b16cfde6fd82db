import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hushbringer] stops abilities that trigger on creatures entering or dying', () => {
  const b = board({
    a: { hand: ['Flametongue Kavu', 'Shock'], battlefield: ['5 Mountain', 'Hushbringer'] },
    b: { battlefield: ['Doomed Traveler', 'Hill Giant'] },
  })
  b.cast('Flametongue Kavu').resolveAll()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.in('battlefield', 'Spirit Token', 'B')).toBe(false)
})

it('[Hushbringer] does not stop abilities of noncreature permanents that leave', () => {
  const b = board({ a: { hand: ['Wall of Omens'], battlefield: ['2 Plains'], library: ['Shock'] } })
  expect(b.cast('Wall of Omens').resolveAll().names('hand', 'A')).toEqual(['Shock'])
})
