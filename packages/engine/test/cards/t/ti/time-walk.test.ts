import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Time Walk] gives another turn', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Time Walk'] } })
  b.cast('Time Walk').resolve().to('upkeep', 4)
  expect(b.game.state.turn.active).toBe(0)
  b.to('upkeep', 5)
  expect(b.game.state.turn.active).toBe(1)
})
