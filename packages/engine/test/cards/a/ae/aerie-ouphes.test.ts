import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Aerie Ouphes] deals its power to a flyer, and persists', () => {
  const b = board({ a: { battlefield: ['Aerie Ouphes'] }, b: { battlefield: ['Wind Drake', 'Hill Giant'] } })
  b.activate('Aerie Ouphes').resolveAll()
  expect([b.in('graveyard', 'Wind Drake', 'B'), b.pt('Aerie Ouphes')]).toEqual([true, '2/2'])
})
