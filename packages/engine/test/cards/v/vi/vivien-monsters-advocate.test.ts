import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Vivien, Monsters' Advocate] makes a Beast with a counter of your choice", () => {
  const b = board({ a: { battlefield: [{ card: "Vivien, Monsters' Advocate", counters: { loyalty: 3 } }] } })
  b.option('mode', 'reach').option('chooseWord', 'reach')
  b.activate("Vivien, Monsters' Advocate").resolve()
  expect([b.has('Beast Token', 'reach'), b.has('Beast Token', 'trample')]).toEqual([true, false])
})

it("[Vivien, Monsters' Advocate] finds a creature cheaper than the next creature spell, from the top of the library", () => {
  const b = board({
    a: {
      battlefield: [{ card: "Vivien, Monsters' Advocate", counters: { loyalty: 3 } }, '2 Forest'],
      library: ['Grizzly Bears', 'Hill Giant', 'Llanowar Elves'],
    },
  })
  b.activate("Vivien, Monsters' Advocate", { nth: 1 }).resolve()
  b.pick('chooseFound', 'Llanowar Elves').cast('Grizzly Bears', { from: 'library' }).resolveAll()
  expect(b.names('battlefield', 'A').sort()).toEqual([
    'Forest',
    'Forest',
    'Grizzly Bears',
    'Llanowar Elves',
    "Vivien, Monsters' Advocate",
  ])
})
