import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mana Breach] returns a land of whoever casts a spell', () => {
  const b = board({ a: { battlefield: ['Mana Breach'] }, b: { hand: ['Opt'], battlefield: ['2 Island'] }, active: 1 })
  b.cast('Opt').resolve()
  expect([b.count('battlefield', 'Island', 'B'), b.in('hand', 'Island', 'B')]).toEqual([1, true])
})
