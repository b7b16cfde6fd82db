import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Jace Beleren] +2: each player draws a card', () => {
  const b = board({ a: { battlefield: ['Jace Beleren'] } })
  b.activate('Jace Beleren').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([1, 1])
  expect(b.counters('Jace Beleren', 'loyalty')).toBe(5)
})

it('[Jace Beleren] -1: target player draws a card', () => {
  const b = board({ a: { battlefield: ['Jace Beleren'] } })
  b.activate('Jace Beleren', { nth: 1, targets: ['A'] }).resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([1, 0])
})

it('[Jace Beleren] -10: mills twenty, and cannot with less loyalty', () => {
  const b = board({
    a: { battlefield: [{ card: 'Jace Beleren', counters: { loyalty: 10 } }] },
    b: { library: ['25 Forest'] },
  })
  b.activate('Jace Beleren', { nth: 2, targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B')).toHaveLength(20)
  expect(b.in('graveyard', 'Jace Beleren', 'A')).toBe(true)
  const young = board({ a: { battlefield: ['Jace Beleren'] } })
  expect(() => young.activate('Jace Beleren', { nth: 2, targets: ['B'] })).toThrow()
})
