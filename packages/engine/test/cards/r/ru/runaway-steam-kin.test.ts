import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Runaway Steam-Kin] grows up to three counters, and turns them into mana', () => {
  const b = board({ a: { hand: ['4 Shock'], battlefield: ['Runaway Steam-Kin', '4 Mountain'] } })
  for (let i = 0; i < 4; i++) b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.counters('Runaway Steam-Kin', '+1/+1')).toBe(3)
  b.tapForMana('Runaway Steam-Kin')
  expect(b.pool('A')).toBe('{R}{R}{R}')
})
