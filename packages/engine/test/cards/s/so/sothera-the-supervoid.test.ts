import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sothera, the Supervoid] exiles an opponent’s creature for each that dies', () => {
  const b = board({
    a: { battlefield: ['Sothera, the Supervoid', 'Grizzly Bears', 'Mountain'], hand: ['Shock'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Shock', { targets: ['Grizzly Bears'] })
    .resolve()
    .resolve()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.to('main1', 4)
  expect([b.in('battlefield', 'Hill Giant', 'A'), b.pt('Hill Giant')]).toEqual([true, '5/5'])
})
