import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Time Stretch] gives two turns', () => {
  const b = board({ a: { hand: ['Time Stretch'], battlefield: ['10 Island'] } })
  b.cast('Time Stretch', { targets: ['A'] }).resolve()
  const turns = [4, 5, 6].map((turn) => b.to('main1', turn).game.state.turn.active)
  expect(turns).toEqual([0, 0, 1])
})
