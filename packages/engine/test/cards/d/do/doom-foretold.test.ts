import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Doom Foretold] is sacrificed for a Knight when a player can’t sacrifice', () => {
  const b = board({ a: { battlefield: ['Doom Foretold'] }, b: { hand: ['Shock'] } })
  b.to('draw', 4)
  expect([
    b.in('graveyard', 'Doom Foretold', 'A'),
    b.life('A'),
    b.life('B'),
    b.in('battlefield', 'Knight Token', 'A'),
  ]).toEqual([true, 22, 18, true])
})
