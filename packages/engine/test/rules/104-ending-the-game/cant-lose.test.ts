import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 104.3e] [Platinum Angel] a player with no life left does not lose, and the opponent cannot win', () => {
  const b = board({ a: { battlefield: ['Platinum Angel'], life: 1 }, b: { hand: ['Lightning Bolt'], mana: '{R}' } })
  b.turnTo('B')
    .cast('Lightning Bolt', { targets: ['A'] })
    .resolve()
  expect([b.winner, b.life('A')]).toEqual([null, -2])
})

it('[CR 104.3a] [Platinum Angel] a player can concede all the same', () => {
  const b = board({ a: { battlefield: ['Platinum Angel'] } })
  b.game.concede(0)
  expect(b.winner).toBe('B')
})
