import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancient Cellarspawn] makes the opponent lose the difference for spells cast for less', () => {
  const b = board({
    a: { hand: ['Fireblast', 'Shock'], battlefield: ['Ancient Cellarspawn', '3 Mountain'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.life('B')).toBe(18)
  b.cast('Fireblast', { method: 'alternative', targets: ['A'] }).resolveAll()
  expect(b.life('B')).toBe(12)
})
