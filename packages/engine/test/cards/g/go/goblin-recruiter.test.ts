import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Recruiter] puts Goblin cards on top of the library', () => {
  const b = board({
    a: {
      hand: ['Goblin Recruiter'],
      battlefield: ['2 Mountain'],
      library: ['4 Wastes', 'Goblin Piker', 'Raging Goblin', 'Hill Giant'],
    },
  })
  b.pick('chooseFound', 'Goblin Piker', 'Raging Goblin').cast('Goblin Recruiter').resolveAll()
  expect(b.names('library', 'A').slice(0, 2).sort()).toEqual(['Goblin Piker', 'Raging Goblin'])
})
