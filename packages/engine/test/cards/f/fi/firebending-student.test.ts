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

it('[Firebending Student] [CR 702.189a] has firebending, whose number is its power as the ability resolves', () => {
  const b = board({ a: { battlefield: ['Firebending Student', 'Forest'], hand: ['Giant Growth'] } })
  expect(b.has('Firebending Student', 'firebending')).toBe(true)
  b.attack('Firebending Student')
    .cast('Giant Growth', { targets: ['Firebending Student'] })
    .resolveAll()
  expect(b.pool('A')).toBe('{R}{R}{R}{R}{R}')
})
