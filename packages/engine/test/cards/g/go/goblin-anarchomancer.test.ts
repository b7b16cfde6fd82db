import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Anarchomancer] makes red or green spells cost {1} less, and one of both colors no less than that', () => {
  const b = board({
    a: {
      hand: ['Grizzly Bears', 'Bloodbraid Elf', 'Hill Giant', 'Wall of Air'],
      battlefield: ['Goblin Anarchomancer', '3 Taiga'],
    },
  })
  expect(['Grizzly Bears', 'Bloodbraid Elf', 'Hill Giant', 'Wall of Air'].map((name) => b.can('cast', name))).toEqual([
    true,
    true,
    true,
    false,
  ])
  const two = board({ a: { hand: ['Bloodbraid Elf'], battlefield: ['Goblin Anarchomancer', '2 Taiga'] } })
  expect(two.can('cast', 'Bloodbraid Elf')).toBe(false)
})
