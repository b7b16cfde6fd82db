import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Alms Collector] lets both players draw a card where an opponent would draw several', () => {
  const b = board({
    a: { hand: ['Divination'], battlefield: ['3 Island'], library: ['3 Forest'] },
    b: { battlefield: ['Alms Collector'], library: ['3 Forest'] },
  })
  b.cast('Divination').resolve()
  expect([b.game.state.hand[0].length, b.game.state.hand[1].length]).toEqual([1, 1])
})
