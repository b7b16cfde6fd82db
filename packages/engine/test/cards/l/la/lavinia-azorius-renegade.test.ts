import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lavinia, Azorius Renegade] counters what was cast for nothing, and forbids what is too great for the lands', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Lavinia, Azorius Renegade'] },
    b: { hand: ['Ornithopter', 'Divination'], battlefield: ['Sol Ring', 'Island', 'Island'] },
  })
  expect(b.can('cast', 'Divination')).toBe(false)
  b.cast('Ornithopter').resolveAll()
  expect(b.in('graveyard', 'Ornithopter', 'B')).toBe(true)
})
