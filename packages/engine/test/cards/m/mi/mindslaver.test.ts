import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mindslaver] lets you decide the opponent’s next turn', () => {
  const b = board({ a: { battlefield: ['Mindslaver', '4 Wastes'] } })
  b.activate('Mindslaver', { targets: ['B'] })
    .resolve()
    .to('main1', 4)
  expect([b.game.state.turn.active, b.decision.player, b.decision.onBehalfOf]).toEqual([1, 0, 1])
})
