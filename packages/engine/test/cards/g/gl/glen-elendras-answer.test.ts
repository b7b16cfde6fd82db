import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Glen Elendra's Answer] counters all spells and abilities of the opponent for as many Faeries", () => {
  const b = board({
    active: 1,
    a: { battlefield: ['4 Island'], hand: ["Glen Elendra's Answer"] },
    b: { battlefield: ['2 Mountain', 'Mogg Fanatic'], hand: ['2 Shock'] },
  })
  b.cast('Shock', { targets: ['A'] })
  b.cast('Shock', { targets: ['A'] })
  b.activate('Mogg Fanatic', { targets: ['A'] })
  b.turnTo('A').cast("Glen Elendra's Answer").resolveAll()
  expect([b.life('A'), b.count('battlefield', 'Faerie Token', 'A'), b.pt('Faerie Token')]).toEqual([20, 3, '1/1'])
})
