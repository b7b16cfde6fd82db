import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lightning Helix] deals 3 damage and gains 3 life', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Plains'], hand: ['Lightning Helix'] } })
  b.cast('Lightning Helix', { targets: ['B'] }).resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})
