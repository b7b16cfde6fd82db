import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mindslaver] decides for the opponent in their next turn', () => {
  const b = board({ a: { battlefield: ['Mindslaver', '4 Wastes'] } })
  b.activate('Mindslaver', { targets: ['B'] })
    .resolve()
    .to('main1', 4)
  expect([b.decision.player, b.decision.onBehalfOf]).toEqual([0, 1])
})
