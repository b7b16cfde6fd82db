import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

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

it('[Chandra, Torch of Defiance] +1 adds {R}{R}', () => {
  const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'] } })
  b.activate('Chandra, Torch of Defiance', { nth: 1 }).resolve()
  expect(b.pool('A')).toBe('{R}{R}')
})

it('[Chandra, Torch of Defiance] +1 exiles the top card, which you may cast; if not, 2 damage to each opponent', () => {
  const cast = board({
    a: { battlefield: ['Chandra, Torch of Defiance', 'Mountain'], library: ['Raging Goblin', 'Forest'] },
  })
  cast.activate('Chandra, Torch of Defiance').resolveAll()
  expect(cast.in('battlefield', 'Raging Goblin', 'A')).toBe(true)
  expect(cast.life('B')).toBe(20)
  const not = board({ a: { battlefield: ['Chandra, Torch of Defiance'], library: ['Forest', 'Forest'] } })
  not.activate('Chandra, Torch of Defiance').resolveAll()
  expect(not.life('B')).toBe(18)
  expect(not.in('exile', 'Forest', 'A')).toBe(true)
})

it('[Chandra, Torch of Defiance] -3 deals 4 damage to a creature', () => {
  const b = board({ a: { battlefield: ['Chandra, Torch of Defiance'] }, b: { battlefield: ['Serra Angel'] } })
  b.activate('Chandra, Torch of Defiance', { nth: 2, targets: ['Serra Angel'] }).resolve()
  expect(b.in('graveyard', 'Serra Angel', 'B')).toBe(true)
})

it('[Chandra, Torch of Defiance] -7 gives an emblem that burns for each spell', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Chandra, Torch of Defiance', counters: { loyalty: 7 } }, 'Mountain'],
      hand: ['Raging Goblin'],
    },
  })
  b.activate('Chandra, Torch of Defiance', { nth: 3 }).resolve()
  b.aim(['B']).cast('Raging Goblin').resolveAll()
  expect(b.life('B')).toBe(15)
})
