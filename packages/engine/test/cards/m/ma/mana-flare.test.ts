import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mana Flare] adds mana for whoever taps a land', () => {
  const b = board({ a: { battlefield: ['Mana Flare'] }, b: { battlefield: ['Island'] }, active: 1 })
  b.tapForMana('Island')
  expect([b.pool('B'), b.pool('A')]).toEqual(['{U}{U}', ''])
})
