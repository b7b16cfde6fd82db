import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Essence Flare] puts a -0/-1 counter on the creature in the upkeep of its controller', () => {
  const b = board({
    a: { battlefield: [{ card: 'Essence Flare', attachedTo: 'Hill Giant' }] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.pt('Hill Giant')).toBe('5/3')
  b.to('upkeep', 4).to('draw')
  expect(b.pt('Hill Giant')).toBe('5/2')
})
