import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doomwake Giant] weakens creatures of opponents for each enchantment of yours', () => {
  const b = board({
    a: { battlefield: ['Doomwake Giant', 'Swamp', 'Forest'], hand: ['Exploration'] },
    b: { battlefield: ['Raging Goblin', 'Hill Giant'] },
  })
  b.cast('Exploration').resolveAll()
  expect(b.in('graveyard', 'Raging Goblin', 'B')).toBe(true)
  expect([b.pt('Hill Giant'), b.pt('Doomwake Giant')]).toEqual(['2/2', '4/6'])
})
