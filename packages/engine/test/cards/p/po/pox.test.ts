import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pox] takes a third of everything from each player, rounded up', () => {
  const b = board({
    a: { hand: ['Pox', '4 Forest'], battlefield: ['Grizzly Bears', '4 Swamp'], mana: '{B}{B}{B}' },
    b: { life: 7, hand: ['Island'], battlefield: ['4 Memnite', '3 Island'] },
  })
  b.cast('Pox').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([13, 4])
  expect([b.count('hand', 'Forest', 'A'), b.count('hand', 'Island', 'B')]).toEqual([2, 0])
  expect([b.names('battlefield', 'A').length, b.names('battlefield', 'B').length]).toEqual([2, 4])
})
