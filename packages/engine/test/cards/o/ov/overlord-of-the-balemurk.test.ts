import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Overlord of the Balemurk] is no creature while it is impending, and becomes one', () => {
  const b = board({
    a: { hand: ['Overlord of the Balemurk'], battlefield: ['2 Swamp'], library: ['Hill Giant', '9 Swamp'] },
  })
  b.yes().cast('Overlord of the Balemurk', { method: 'alternative' }).resolveAll()
  expect([
    b.counters('Overlord of the Balemurk', 'time'),
    b.c('Overlord of the Balemurk').types & 4,
    b.in('hand', 'Hill Giant'),
  ]).toEqual([5, 0, true])
  b.to('upkeep', 4)
  expect(b.counters('Overlord of the Balemurk', 'time')).toBe(4)
})
