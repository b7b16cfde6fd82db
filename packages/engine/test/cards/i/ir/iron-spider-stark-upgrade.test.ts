import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iron Spider, Stark Upgrade] puts counters on artifact creatures and Vehicles, and draws for two of them', () => {
  const b = board({
    a: {
      battlefield: ['Iron Spider, Stark Upgrade', 'Memnite', 'Sky Skiff', 'Grizzly Bears', '2 Island'],
      library: ['Shock'],
    },
  })
  b.activate('Iron Spider, Stark Upgrade').resolve()
  expect(
    ['Iron Spider, Stark Upgrade', 'Memnite', 'Sky Skiff', 'Grizzly Bears'].map((name) => b.counters(name, '+1/+1')),
  ).toEqual([1, 1, 1, 0])
  b.activate('Iron Spider, Stark Upgrade', { nth: 1 }).resolve()
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})
