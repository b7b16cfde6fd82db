import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fire // Ice] Fire divides 2 damage among one or two targets', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] }, b: { battlefield: ['Mogg Fanatic'] } })
  b.cast('Fire', { targets: ['Mogg Fanatic,B'] }).resolve()
  expect(b.in('graveyard', 'Mogg Fanatic', 'B')).toBe(true)
  expect(b.life('B')).toBe(19)
})

it('[Fire // Ice] Ice taps a permanent and draws a card', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Fire // Ice'] }, b: { battlefield: ['Forest'] } })
  b.cast('Ice', { targets: ['Forest'] }).resolve()
  expect(b.object('Forest').tapped).toBe(true)
  expect(b.names('hand', 'A')).toEqual(['Wastes'])
})

it('[Fire // Ice] Fire may have a single target, and not three', () => {
  const one = board({ a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] } })
  one.cast('Fire', { targets: ['B'] }).resolve()
  expect(one.life('B')).toBe(18)
  const three = board({
    a: { battlefield: ['2 Mountain'], hand: ['Fire // Ice'] },
    b: { battlefield: ['Mogg Fanatic'] },
  })
  expect(() => three.cast('Fire', { targets: ['Mogg Fanatic,A,B'] })).toThrow()
})

it('[Fire // Ice] has mana value 4 in hand', () => {
  const b = board({ a: { hand: ['Fire // Ice'] } })
  expect(b.c('Fire // Ice').manaValue).toBe(4)
})
