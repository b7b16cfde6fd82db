import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Bloodletter of Aclazotz] doubles the loss of life in its controller's turn", () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Bloodletter of Aclazotz', 'Mountain'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(16)
})
