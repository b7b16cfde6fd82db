import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Break Out] may put a small creature onto the battlefield with haste', () => {
  const b = board({
    a: { hand: ['Break Out'], battlefield: ['Mountain', 'Forest'], library: ['Grizzly Bears', '6 Shock'] },
  })
  b.cast('Break Out').yes().yes().resolve()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.has('Grizzly Bears', 'haste')]).toEqual([true, true])
})

it('[Break Out] puts a bigger creature into the hand', () => {
  const b = board({
    a: { hand: ['Break Out'], battlefield: ['Mountain', 'Forest'], library: ['Hill Giant', '6 Shock'] },
  })
  b.cast('Break Out').yes().resolve()
  expect(b.names('hand', 'A')).toEqual(['Hill Giant'])
})
