import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Unstable Mutation] fades with each upkeep of the creature's controller", () => {
  const b = board({
    a: { battlefield: [{ card: 'Unstable Mutation', attachedTo: 'Hill Giant' }] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.pt('Hill Giant')).toBe('6/6')
  b.to('draw', 4)
  expect(b.pt('Hill Giant')).toBe('5/5')
  b.to('draw', 5)
  expect(b.pt('Hill Giant')).toBe('5/5')
})
