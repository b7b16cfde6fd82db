import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Decree of Silence] counters an opponent’s spell and gets a depletion counter', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Decree of Silence'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
  expect(b.life('A')).toBe(20)
  expect(b.counters('Decree of Silence', 'depletion')).toBe(1)
})

it('[Decree of Silence] is sacrificed with its third counter, after countering', () => {
  const b = board({
    active: 1,
    a: { battlefield: [{ card: 'Decree of Silence', counters: { depletion: 2 } }] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.in('graveyard', 'Decree of Silence', 'A')).toBe(true)
  expect(b.life('A')).toBe(20)
})

it('[Decree of Silence] leaves its controller’s spells alone', () => {
  const b = board({ a: { battlefield: ['Decree of Silence', 'Mountain'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(18)
})

it('[Decree of Silence] cycled may counter a spell, and draws a card', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['6 Island'], hand: ['Decree of Silence'], library: ['Forest'] },
    b: { battlefield: ['Mountain'], hand: ['Shock'] },
  })
  b.cast('Shock', { targets: ['A'] })
    .turnTo('A')
    .yes()
  b.activate('Decree of Silence', { zone: 'hand', targets: ['Shock'] }).resolveAll()
  expect(b.in('graveyard', 'Shock', 'B')).toBe(true)
  expect(b.life('A')).toBe(20)
  expect(b.names('hand', 'A')).toEqual(['Forest'])
})

it('[Decree of Silence] returned by Replenish counts from nothing', () => {
  const b = board({ a: { battlefield: ['4 Plains'], hand: ['Replenish'], graveyard: ['Decree of Silence'] } })
  b.cast('Replenish').resolve()
  expect(b.counters('Decree of Silence', 'depletion')).toBe(0)
  expect(b.in('battlefield', 'Decree of Silence', 'A')).toBe(true)
})
