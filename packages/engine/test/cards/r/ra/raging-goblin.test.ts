import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Raging Goblin] attacks the turn it comes', () => {
  const b = board({ a: { battlefield: ['Mountain'], hand: ['Raging Goblin'] } })
  b.cast('Raging Goblin').resolve().attack('Raging Goblin').damage()
  expect(b.life('B')).toBe(19)
})
