import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Colorstorm Stallion] copies itself for a spell of five mana', () => {
  const b = board({ a: { hand: ['Opportunity'], battlefield: ['Colorstorm Stallion', '6 Island'] } })
  b.cast('Opportunity', { targets: ['A'] }).resolveAll()
  expect(b.count('battlefield', 'Colorstorm Stallion', 'A')).toBe(2)
})
