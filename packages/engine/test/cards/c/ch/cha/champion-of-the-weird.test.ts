import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Champion of the Weird] exiles a Goblin, and gives it back when it leaves', () => {
  const b = board({ a: { hand: ['Champion of the Weird', 'Murder'], battlefield: ['7 Swamp', 'Raging Goblin'] } })
  b.cast('Champion of the Weird').resolve()
  expect([b.in('exile', 'Raging Goblin', 'A'), b.in('battlefield', 'Champion of the Weird', 'A')]).toEqual([true, true])
  b.cast('Murder', { targets: ['Champion of the Weird'] })
    .resolve()
    .resolve()
  expect(b.in('hand', 'Raging Goblin', 'A')).toBe(true)
})

it('[Champion of the Weird] makes the opponent blight as well', () => {
  const b = board({ a: { battlefield: ['Champion of the Weird'] }, b: { battlefield: ['Hill Giant'] } })
  b.activate('Champion of the Weird', { targets: ['B'] }).resolve()
  expect([b.pt('Champion of the Weird'), b.pt('Hill Giant'), b.life('A')]).toEqual(['3/3', '1/1', 19])
})
