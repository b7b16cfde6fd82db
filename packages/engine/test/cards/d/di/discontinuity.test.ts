import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Discontinuity] ends the turn, and costs less on your own turn', () => {
  const b = board({ a: { hand: ['Discontinuity'], battlefield: ['2 Island'] } })
  b.cast('Discontinuity').resolve()
  expect([b.game.state.turn.number, b.in('exile', 'Discontinuity')]).toEqual([4, true])
  const c = board({ active: 1, a: { hand: ['Discontinuity'], battlefield: ['5 Island'] } })
  expect(c.turnTo('A').can('cast', 'Discontinuity')).toBe(false)
})
