import { expect, it } from 'vitest'
import { isCreature } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Phantom Train] drives for a sacrifice', () => {
  const b = board({ a: { battlefield: ['Phantom Train', 'Grizzly Bears'] } })
  b.activate('Phantom Train').resolve()
  expect([b.pt('Phantom Train'), b.c('Phantom Train').subtypes, isCreature(b.c('Phantom Train'))]).toEqual([
    '5/5',
    ['Vehicle', 'Spirit'],
    true,
  ])
})
