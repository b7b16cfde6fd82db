import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Sea Gate Restoration] draws as many cards as are in the hand and one more', () => {
  const b = board({
    a: { hand: ['Sea Gate Restoration // Sea Gate, Reborn', '2 Forest'], battlefield: ['7 Island'] },
  })
  b.cast('Sea Gate Restoration').resolve()
  expect(b.names('hand', 'A')).toHaveLength(5)
})
