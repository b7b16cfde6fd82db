import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Alloy Myr] adds one mana of any color', () => {
  const b = board({ a: { battlefield: ['Alloy Myr'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
