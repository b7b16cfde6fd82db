import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Electro, Assaulting Battery] adds red mana for a spell, and keeps it', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Electro, Assaulting Battery', 'Mountain'] } })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.pool('A')).toBe('{R}')
  b.to('main2')
  expect(b.pool('A')).toBe('{R}')
})
