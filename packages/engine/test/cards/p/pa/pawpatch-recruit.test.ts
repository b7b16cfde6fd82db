import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Pawpatch Recruit] strengthens another creature than the one that was targeted', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Pawpatch Recruit', 'Memnite'] },
    b: { hand: ['Giant Growth'], battlefield: ['Forest'] },
  })
  b.cast('Giant Growth', { targets: ['Memnite'] }).resolve()
  expect([b.counters('Pawpatch Recruit', '+1/+1'), b.counters('Memnite', '+1/+1')]).toEqual([1, 0])
})
