import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Palantír of Orthanc] mills and costs life if the opponent gives no card', () => {
  const b = board({ a: { battlefield: ['Palantír of Orthanc'], library: ['Hill Giant', 'Wastes'] } })
  b.no().to('main1', 4)
  expect([b.in('graveyard', 'Hill Giant', 'A'), b.life('B')]).toEqual([true, 16])
})
