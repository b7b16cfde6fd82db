import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Chainwhirler] deals 1 damage to each opponent and their creatures and planeswalkers', () => {
  const b = board({
    a: { hand: ['Goblin Chainwhirler'], battlefield: ['3 Mountain', 'Llanowar Elves'] },
    b: { battlefield: ['Llanowar Elves', { card: 'Jace, the Mind Sculptor', counters: { loyalty: 3 } }] },
  })
  b.cast('Goblin Chainwhirler').resolveAll()
  expect([b.life('B'), b.counters('Jace, the Mind Sculptor', 'loyalty')]).toEqual([19, 2])
  expect([b.in('battlefield', 'Llanowar Elves', 'A'), b.in('battlefield', 'Llanowar Elves', 'B')]).toEqual([
    true,
    false,
  ])
})
