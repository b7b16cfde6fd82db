import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Volcanic Spray] deals 1 damage to each creature without flying and each player', () => {
  const b = board({
    a: { hand: ['Volcanic Spray'], battlefield: ['2 Mountain', 'Birds of Paradise', 'Mogg Fanatic'] },
    b: { battlefield: ['Goblin Lackey'] },
  })
  b.cast('Volcanic Spray').resolve()
  expect(b.in('graveyard', 'Mogg Fanatic')).toBe(true)
  expect(b.in('graveyard', 'Goblin Lackey')).toBe(true)
  expect(b.in('battlefield', 'Birds of Paradise')).toBe(true)
  expect([b.life('A'), b.life('B')]).toEqual([19, 19])
})
