import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const position = (mountains: number, victim: string) =>
  board({ a: { battlefield: [`${mountains} Mountain`], hand: ['Overload'] }, b: { battlefield: [victim] } })

it('[Overload] destroys an artifact with mana value 2 or less', () => {
  const b = position(1, 'Millstone')
  b.cast('Overload').resolve()
  expect(b.in('graveyard', 'Millstone', 'B')).toBe(true)
})

it('[Overload] may target an artifact with mana value 4, and leaves it alone', () => {
  const b = position(1, 'Juggernaut')
  b.cast('Overload').resolve()
  expect(b.in('battlefield', 'Juggernaut', 'B')).toBe(true)
  expect(b.in('graveyard', 'Overload', 'A')).toBe(true)
})

it('[Overload] kicked destroys an artifact with mana value 5 or less', () => {
  const b = position(3, 'Juggernaut')
  b.yes('kicker').cast('Overload').resolve()
  expect(b.in('graveyard', 'Juggernaut', 'B')).toBe(true)
})

it('[Overload] kicked does not destroy mana value 11', () => {
  const b = position(3, 'Darksteel Colossus')
  b.yes('kicker').cast('Overload').resolve()
  expect(b.in('battlefield', 'Darksteel Colossus', 'B')).toBe(true)
})

it('[Overload] not kicked, with the mana for it, leaves mana value 4 alone', () => {
  const b = position(3, 'Juggernaut')
  b.no('kicker').cast('Overload').resolve()
  expect(b.in('battlefield', 'Juggernaut', 'B')).toBe(true)
})
