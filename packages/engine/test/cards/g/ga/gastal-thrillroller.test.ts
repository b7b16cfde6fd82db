import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gastal Thrillroller] can attack the turn it enters', () => {
  const b = board({ a: { hand: ['Gastal Thrillroller'], battlefield: ['3 Mountain'] } })
  b.cast('Gastal Thrillroller').resolve().resolve().attack('Gastal Thrillroller').damage()
  expect(b.life('B')).toBe(16)
})
