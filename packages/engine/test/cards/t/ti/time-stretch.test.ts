import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Time Stretch] gives two extra turns', () => {
  const b = board({ a: { hand: ['Time Stretch'], battlefield: ['10 Island'] } })
  b.cast('Time Stretch', { targets: ['A'] }).resolve()
  const active = [4, 5, 6].map((turn) => b.to('upkeep', turn).game.state.turn.active)
  expect(active).toEqual([0, 0, 1])
})
