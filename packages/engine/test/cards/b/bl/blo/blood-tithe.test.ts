import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blood Tithe] drains 3 life', () => {
  const b = board({ a: { battlefield: ['4 Swamp'], hand: ['Blood Tithe'] } })
  b.cast('Blood Tithe').resolve()
  expect([b.life('A'), b.life('B')]).toEqual([23, 17])
})
