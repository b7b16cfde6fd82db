import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S3.4] [S4.1] [CR 116.2a, 116.3, 405.6d] playing a land does not use the stack and keeps priority', () => {
  const b = board({ a: { hand: ['Forest'] } })
  b.play('Forest')
  expect(b.game.state.stack).toEqual([])
  expect(b.decision.player).toBe(0)
})
