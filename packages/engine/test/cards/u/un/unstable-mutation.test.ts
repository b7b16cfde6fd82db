import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Unstable Mutation] shrinks the creature in its controller’s upkeep', () => {
  const b = board({
    a: { battlefield: [{ card: 'Unstable Mutation', attachedTo: 'Hill Giant' }] },
    b: { battlefield: ['Hill Giant'] },
  })
  expect(b.pt('Hill Giant')).toBe('6/6')
  b.to('draw', 4)
  expect(b.pt('Hill Giant')).toBe('5/5')
})
