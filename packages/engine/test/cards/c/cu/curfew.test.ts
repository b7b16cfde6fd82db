import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Curfew] returns a creature of each player's choice", () => {
  const b = board({
    a: { hand: ['Curfew'], battlefield: ['Island', 'Llanowar Elves'] },
    b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
  })
  b.reply('choose', () => [b.id('Grizzly Bears')], 'B')
    .cast('Curfew')
    .resolve()
  expect([b.names('hand', 'A'), b.names('hand', 'B')]).toEqual([['Llanowar Elves'], ['Grizzly Bears']])
})
