import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hobgoblin Bandit Lord] shoots for each Goblin that entered this turn', () => {
  const b = board({
    a: {
      hand: ['Goblin Piker', 'Raging Goblin'],
      battlefield: ['Hobgoblin Bandit Lord', '4 Mountain', 'Mogg Fanatic'],
    },
  })
  b.cast('Goblin Piker').resolve().cast('Raging Goblin').resolve()
  expect(b.pt('Goblin Piker')).toBe('3/2')
  b.activate('Hobgoblin Bandit Lord', { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
})
