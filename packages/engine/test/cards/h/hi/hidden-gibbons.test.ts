import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hidden Gibbons] becomes a creature when an opponent casts an instant', () => {
  const b = board({ a: { hand: ['Shock'], battlefield: ['Mountain'] }, b: { battlefield: ['Hidden Gibbons'] } })
  b.cast('Shock', { targets: ['B'] }).resolve()
  expect(b.pt('Hidden Gibbons')).toBe('4/4')
})
