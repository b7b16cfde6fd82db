import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Arena of Glory] gives haste to a creature its mana was spent on', () => {
  const b = board({ a: { battlefield: ['Arena of Glory', 'Mountain'], hand: ['Goblin Piker'] } })
  b.tapForMana('Arena of Glory', 1).cast('Goblin Piker').resolve()
  b.attack('Goblin Piker').damage()
  expect(b.life('B')).toBe(18)
})
