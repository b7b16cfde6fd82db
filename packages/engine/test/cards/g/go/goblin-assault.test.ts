import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Assault] makes a hasty Goblin each upkeep, and Goblins attack', () => {
  const b = board({ active: 1, turn: 4, a: { battlefield: ['Goblin Assault'] } })
  b.to('declareAttackers', 5)
  expect(b.has('Goblin Token', 'haste')).toBe(true)
  expect(() => b.attack()).toThrow()
})
