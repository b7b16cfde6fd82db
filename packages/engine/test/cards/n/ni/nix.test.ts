import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nix] counters a spell only if no mana was spent on it', () => {
  const b = board({
    a: { hand: ['Ornithopter', 'Raging Goblin'], battlefield: ['Mountain'] },
    b: { hand: ['2 Nix'], battlefield: ['2 Island'] },
  })
  b.cast('Ornithopter')
    .turnTo('B')
    .cast('Nix', { targets: ['Ornithopter'] })
    .resolve()
  expect(b.in('graveyard', 'Ornithopter', 'A')).toBe(true)
  b.turnTo('A')
    .cast('Raging Goblin')
    .turnTo('B')
    .cast('Nix', { targets: ['Raging Goblin'] })
    .resolveAll()
  expect(b.in('battlefield', 'Raging Goblin', 'A')).toBe(true)
})
