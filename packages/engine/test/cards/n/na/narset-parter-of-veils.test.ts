import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Narset, Parter of Veils] lets each opponent draw one card each turn', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Narset, Parter of Veils'] },
    b: { hand: ['Divination'], battlefield: ['3 Island'] },
  })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'B')).toHaveLength(1)
})
