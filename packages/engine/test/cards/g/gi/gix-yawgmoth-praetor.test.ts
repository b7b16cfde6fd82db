import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Gix, Yawgmoth Praetor] lets the controller of a creature that hits an opponent draw for 1 life', () => {
  const b = board({ a: { battlefield: ['Gix, Yawgmoth Praetor', 'Grizzly Bears'] } })
  b.yes('payOrNot').no('payOrNot').attack('Gix, Yawgmoth Praetor', 'Grizzly Bears').damage()
  expect([b.life('A'), b.names('hand', 'A').length, b.life('B')]).toEqual([19, 1, 15])
})

it("[Gix, Yawgmoth Praetor] plays cards from the top of an opponent's library for discarded cards", () => {
  const b = board({
    a: { battlefield: ['Gix, Yawgmoth Praetor', '7 Swamp'], hand: ['2 Opt'] },
    b: { library: ['Hill Giant', 'Serra Angel', 'Grizzly Bears', '3 Wastes'] },
  })
  b.reply('x', 2)
    .yes()
    .yes()
    .activate('Gix, Yawgmoth Praetor', { targets: ['B'] })
    .resolveAll()
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.in('battlefield', 'Serra Angel', 'A')]).toEqual([true, true])
  expect([b.names('hand', 'A'), b.in('library', 'Grizzly Bears')]).toEqual([[], true])
})
