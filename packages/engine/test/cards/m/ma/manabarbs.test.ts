import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Manabarbs] deals 1 damage to a player for each land tapped for mana', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Sol Ring'], hand: ['Shock'] }, b: { battlefield: ['Manabarbs'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 18])
})
