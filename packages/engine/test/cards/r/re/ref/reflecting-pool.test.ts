import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Reflecting Pool] makes any type of mana another land could produce, and none by itself', () => {
  const b = board({
    a: {
      battlefield: ['Reflecting Pool', 'Reflecting Pool', { card: 'Mountain', tapped: true }],
      hand: ['Shock', 'Opt'],
    },
  })
  expect([b.can('cast', 'Shock'), b.can('cast', 'Opt')]).toEqual([true, false])
  const alone = board({ a: { battlefield: ['2 Reflecting Pool'], hand: ['Sol Ring'] } })
  expect(alone.can('cast', 'Sol Ring')).toBe(false)
})
