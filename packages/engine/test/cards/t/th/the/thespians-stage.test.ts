import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Thespian's Stage] becomes a copy of a land and keeps its ability", () => {
  const b = board({
    a: { battlefield: ["Thespian's Stage", '2 Wastes', { card: 'Dark Depths', counters: { ice: 10 } }] },
  })
  b.activate("Thespian's Stage", { targets: ['Dark Depths'] }).resolve()
  b.pick('legendRule', 'Dark Depths#2').settle()
  b.resolveAll()
  expect(b.in('battlefield', 'Marit Lage', 'A')).toBe(true)
})
it("[Thespian's Stage] can become a copy of another land later", () => {
  const b = board({ a: { battlefield: ["Thespian's Stage", '5 Wastes', 'Taiga', 'Tundra'] } })
  b.activate("Thespian's Stage", { targets: ['Taiga'] })
    .resolve()
    .to('main1', 5)
  b.activate('Taiga', { targets: ['Tundra'] }).resolve()
  expect([b.count('battlefield', 'Taiga', 'A'), b.count('battlefield', 'Tundra', 'A')]).toEqual([1, 2])
})
