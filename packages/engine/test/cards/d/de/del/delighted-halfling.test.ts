import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Delighted Halfling] makes a legendary spell that can't be countered", () => {
  const b = board({
    a: { hand: ['Isamaru, Hound of Konda'], battlefield: ['Delighted Halfling'] },
    b: { hand: ['Counterspell'], battlefield: ['2 Island'] },
  })
  b.cast('Isamaru, Hound of Konda')
    .turnTo('B')
    .pick('target', 'Isamaru, Hound of Konda')
    .cast('Counterspell')
    .resolveAll()
  expect(b.in('battlefield', 'Isamaru, Hound of Konda')).toBe(true)
})
