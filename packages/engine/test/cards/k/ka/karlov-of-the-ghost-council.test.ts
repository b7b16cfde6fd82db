import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Karlov of the Ghost Council] grows with life gained, and exiles a creature for six counters', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Karlov of the Ghost Council', counters: { '+1/+1': 4 } }, '2 Plains', 'Swamp'],
      hand: ["Chaplain's Blessing"],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast("Chaplain's Blessing").resolveAll()
  b.activate('Karlov of the Ghost Council', { targets: ['Hill Giant'] }).resolve()
  expect([b.in('exile', 'Hill Giant', 'B'), b.pt('Karlov of the Ghost Council')]).toEqual([true, '2/2'])
})
