import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The One Ring] protects its controller from everything until their next turn', () => {
  const b = board({
    a: { hand: ['The One Ring'], battlefield: ['4 Wastes'] },
    b: { hand: ['Shock'], battlefield: ['Mountain', 'Hill Giant'] },
  })
  b.cast('The One Ring').resolve().resolve()
  b.to('main1', 4)
    .cast('Shock', { targets: ['B'] })
    .resolve()
  b.attack('Hill Giant').damage()
  expect([b.life('A'), b.life('B')]).toEqual([20, 18])
})
it('[The One Ring] gives no protection if it was not cast', () => {
  const b = board({ a: { hand: ['Show and Tell', 'The One Ring'], battlefield: ['3 Island'] } })
  b.yes().pick('choose', 'The One Ring').cast('Show and Tell').resolve()
  expect(b.in('battlefield', 'The One Ring', 'A')).toBe(true)
  expect(b.game.state.stack).toEqual([])
})
