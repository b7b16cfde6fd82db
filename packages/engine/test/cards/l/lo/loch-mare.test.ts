import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Loch Mare] removes its -1/-1 counters to draw, and to stun', () => {
  const b = board({
    a: { hand: ['Loch Mare'], battlefield: ['7 Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Loch Mare').resolve()
  expect(b.pt('Loch Mare')).toBe('1/2')
  b.activate('Loch Mare', { nth: 0 }).resolve()
  b.activate('Loch Mare', { nth: 1, targets: ['Hill Giant'] }).resolve()
  expect([b.pt('Loch Mare'), b.counters('Hill Giant', 'stun'), b.names('hand', 'A').length]).toEqual(['4/5', 1, 1])
  expect(b.can('activate', 'Loch Mare')).toBe(false)
})
