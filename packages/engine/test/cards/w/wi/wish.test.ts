import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wish] lets one card be played from outside the game this turn', () => {
  const b = board({ a: { hand: ['Wish'], mana: '{R}{R}{R}{R}', outside: ['Shock', 'Mountain', 'Ornithopter'] } })
  expect(b.can('cast', 'Shock')).toBe(false)
  b.cast('Wish').resolve()
  expect([b.can('cast', 'Shock'), b.can('playLand', 'Mountain')]).toEqual([true, true])
  b.cast('Shock', { from: 'outside', targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(18)
  expect([b.can('cast', 'Ornithopter'), b.can('playLand', 'Mountain')]).toEqual([false, false])
})
