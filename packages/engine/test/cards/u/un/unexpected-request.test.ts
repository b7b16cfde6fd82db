import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unexpected Request] borrows a creature, with an Equipment until the next end step', () => {
  const b = board({
    a: { hand: ['Unexpected Request'], battlefield: ['3 Mountain', 'Bonesplitter'] },
    b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
  })
  b.yes()
    .cast('Unexpected Request', { targets: ['Hill Giant'] })
    .resolve()
  expect([
    b.pt('Hill Giant'),
    b.has('Hill Giant', 'haste'),
    b.names('battlefield', 'A').includes('Hill Giant'),
  ]).toEqual(['5/3', true, true])
  b.to('upkeep', 4)
  expect([b.pt('Hill Giant'), b.names('battlefield', 'B')]).toEqual(['3/3', ['Hill Giant']])
})
