import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Shambling Ghast] leaves a Treasure', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Shambling Ghast', 'Mountain'] } })
  b.cast('Shock', { targets: ['Shambling Ghast'] }).resolveAll()
  expect(b.in('battlefield', 'Treasure Token')).toBe(true)
})
