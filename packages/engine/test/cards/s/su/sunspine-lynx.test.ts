import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Sunspine Lynx] damages each player for their own nonbasic lands', () => {
  const b = board({
    a: { battlefield: ['3 Mountain', 'Wasteland'], hand: ['Sunspine Lynx'] },
    b: { battlefield: ['2 Wasteland'] },
  })
  b.cast('Sunspine Lynx').resolveAll()
  expect([b.life('A'), b.life('B')]).toEqual([19, 18])
})
