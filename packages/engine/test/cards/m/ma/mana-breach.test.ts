import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mana Breach] returns a land of whoever casts a spell', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Mana Breach', 'Mountain'] }, b: { battlefield: ['Forest'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect([b.in('hand', 'Mountain', 'A'), b.in('battlefield', 'Forest')]).toEqual([true, true])
})
