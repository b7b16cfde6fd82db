import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Torbran, Thane of Red Fell] adds nothing to damage to its own controller', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Torbran, Thane of Red Fell', 'Mountain'] } })
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('A')).toBe(18)
})
