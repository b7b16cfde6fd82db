import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Firebending Student] adds as much red mana as its power as it attacks', () => {
  const b = board({ a: { battlefield: ['Firebending Student', 'Mountain'], hand: ['Shock'] } })
  b.attack('Firebending Student')
    .cast('Shock', { targets: ['B'] })
    .resolve()
    .resolve()
    .resolve()
  expect([b.pt('Firebending Student'), b.pool('A')]).toEqual(['2/3', '{R}{R}'])
})
