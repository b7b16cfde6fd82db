import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Muxus, Goblin Grandee] puts Goblins onto the battlefield', () => {
  const b = board({
    a: {
      hand: ['Muxus, Goblin Grandee'],
      battlefield: ['6 Mountain'],
      library: ['Raging Goblin', 'Goblin Piker', 'Shock', '4 Forest'],
    },
  })
  b.cast('Muxus, Goblin Grandee').resolveAll()
  expect([
    b.in('battlefield', 'Raging Goblin'),
    b.in('battlefield', 'Goblin Piker'),
    b.names('library', 'A').length,
  ]).toEqual([true, true, 5])
})
