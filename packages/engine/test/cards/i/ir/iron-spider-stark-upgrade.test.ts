import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iron Spider, Stark Upgrade] puts counters on artifact creatures and Vehicles', () => {
  const b = board({
    a: { battlefield: ['Iron Spider, Stark Upgrade', "Smuggler's Copter", 'Ornithopter', 'Hill Giant', '2 Wastes'] },
  })
  b.activate('Iron Spider, Stark Upgrade').resolve()
  expect(
    ['Iron Spider, Stark Upgrade', "Smuggler's Copter", 'Ornithopter', 'Hill Giant'].map((name) =>
      b.counters(name, '+1/+1'),
    ),
  ).toEqual([1, 1, 1, 0])
  b.activate('Iron Spider, Stark Upgrade', { nth: 1 }).resolve()
  expect(b.names('hand', 'A').length).toBe(1)
})
