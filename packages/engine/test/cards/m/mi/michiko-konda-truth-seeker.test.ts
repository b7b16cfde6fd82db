import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Michiko Konda, Truth Seeker] makes the opponent sacrifice a permanent for damage to you', () => {
  const b = board({
    a: { hand: ['Shock'], battlefield: ['Mountain'] },
    b: { battlefield: ['Michiko Konda, Truth Seeker'] },
  })
  b.cast('Shock', { targets: ['B'] }).resolveAll()
  expect(b.in('graveyard', 'Mountain', 'A')).toBe(true)
})
