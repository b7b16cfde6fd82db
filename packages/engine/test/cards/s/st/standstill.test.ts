import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Standstill] is sacrificed when an opponent casts a spell, and its controller draws three cards', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Standstill'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.in('graveyard', 'Standstill', 'A')).toBe(true)
  expect(b.names('hand', 'A')).toHaveLength(3)
  expect(b.life('A')).toBe(20)
})

it('[Standstill] gives the cards to the opponent of a controller who casts a spell', () => {
  const b = board({ a: { battlefield: ['Standstill', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.names('hand', 'B')).toHaveLength(3)
})

it('[Standstill] is sacrificed once: an ability that finds it gone draws nothing', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Standstill', 'Plains'], hand: ['Erase'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] }).turnTo('A')
  b.cast('Erase', { targets: ['Standstill'] }).resolveAll()
  expect(b.names('hand', 'A')).toEqual([])
  expect(b.names('hand', 'B')).toHaveLength(3)
})

it('[Standstill] does not mind lands and abilities', () => {
  const b = board({ a: { battlefield: ['Standstill', 'Faerie Conclave', '2 Island'], hand: ['Island'] } })
  b.play('Island').activate('Faerie Conclave').resolve()
  expect(b.in('battlefield', 'Standstill', 'A')).toBe(true)
})
