import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Damping Sphere] makes a land produce {C} instead of two mana', () => {
  const b = board({ a: { battlefield: ['Ancient Tomb', 'Damping Sphere'] } })
  b.tapForMana('Ancient Tomb')
  expect(b.pool('A')).toBe('{C}')
})
it('[Damping Sphere] taxes each further spell of a turn', () => {
  const b = board({ a: { battlefield: ['Damping Sphere', '2 Mountain'], hand: ['Shock', 'Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.can('cast', 'Shock')).toBe(false)
})
