import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Leyline of the Guildpact] makes permanents all colors and lands every basic land type', () => {
  const b = board({ a: { battlefield: ['Leyline of the Guildpact', 'Wastes', 'Sol Ring'], hand: ['Shock'] } })
  expect(b.c('Sol Ring').colors).toBe(31)
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
