import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fire Lord Azula] copies spells only while it attacks', () => {
  const b = board({ a: { battlefield: ['Fire Lord Azula', 'Mountain'], hand: ['2 Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(18)
  b.attack('Fire Lord Azula').resolve()
  expect(b.pool('A')).toBe('{R}{R}')
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(14)
})
