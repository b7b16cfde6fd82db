import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Cache Grab] creates a Food for a Squirrel card put into the hand', () => {
  const b = board({
    a: { hand: ['Cache Grab'], battlefield: ['2 Forest'], library: ['Squirrel Sovereign', '3 Shock', 'Forest'] },
  })
  b.cast('Cache Grab').yes().resolve()
  expect([b.in('hand', 'Squirrel Sovereign', 'A'), b.count('battlefield', 'Food Token', 'A')]).toEqual([true, 1])
})
