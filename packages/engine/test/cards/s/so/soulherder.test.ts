import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Soulherder] grows with a creature that is exiled', () => {
  const b = board({
    a: { hand: ['Swords to Plowshares'], battlefield: ['Soulherder', 'Plains'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Swords to Plowshares', { targets: ['Hill Giant'] })
    .resolve()
    .resolveAll()
  expect(b.counters('Soulherder', '+1/+1')).toBe(1)
})
