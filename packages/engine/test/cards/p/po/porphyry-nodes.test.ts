import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Porphyry Nodes] destroys the weakest creature until there is none', () => {
  const b = board({ a: { battlefield: ['Porphyry Nodes', 'Grizzly Bears'] }, b: { battlefield: ['Hill Giant'] } })
  b.to('draw', 5)
  expect([
    b.in('battlefield', 'Grizzly Bears'),
    b.in('battlefield', 'Hill Giant'),
    b.in('battlefield', 'Porphyry Nodes'),
  ]).toEqual([false, true, true])
  b.to('draw', 7)
  expect([b.in('battlefield', 'Hill Giant'), b.in('battlefield', 'Porphyry Nodes')]).toEqual([false, false])
})
