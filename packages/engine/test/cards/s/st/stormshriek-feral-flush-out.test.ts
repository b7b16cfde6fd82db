import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Stormshriek Feral] draws two for a discarded card, and is shuffled into the library', () => {
  const b = board({ a: { hand: ['Stormshriek Feral', 'Shock'], battlefield: ['2 Mountain'] } })
  b.cast('Flush Out').resolve()
  expect([b.names('graveyard', 'A'), b.names('hand', 'A').length]).toEqual([['Shock'], 2])
  expect(b.in('library', 'Stormshriek Feral', 'A')).toBe(true)
})

it('[Stormshriek Feral] draws nothing with an empty hand', () => {
  const b = board({ a: { hand: ['Stormshriek Feral'], battlefield: ['2 Mountain'] } })
  expect(b.cast('Flush Out').resolve().names('hand', 'A')).toEqual([])
})
