import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aligned Heart] makes a Monk for each rally counter with the second spell', () => {
  const b = board({
    a: { hand: ['2 Shock'], battlefield: [{ card: 'Aligned Heart', counters: { rally: 1 } }, '2 Mountain'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.in('battlefield', 'Monk Token')).toBe(false)
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.count('battlefield', 'Monk Token')).toBe(2)
})
