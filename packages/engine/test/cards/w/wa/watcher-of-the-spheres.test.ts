import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Watcher of the Spheres] makes flying creatures cheaper', () => {
  const b = board({
    a: { hand: ['Wind Drake', 'Hill Giant'], battlefield: ['Watcher of the Spheres', '2 Island', 'Mountain'] },
  })
  expect([b.can('cast', 'Wind Drake'), b.can('cast', 'Hill Giant')]).toEqual([true, false])
})
