import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ponyback Brigade] makes three Goblins as it enters', () => {
  const b = board({ a: { hand: ['Ponyback Brigade'], battlefield: ['3 Wastes', 'Mountain', 'Plains', 'Swamp'] } })
  b.cast('Ponyback Brigade').resolveAll()
  expect(b.count('battlefield', 'Goblin Token')).toBe(3)
})
