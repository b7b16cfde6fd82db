import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Maddening Hex] deals damage by a die to the enchanted player for a noncreature spell', () => {
  const b = board({
    a: { hand: ['Maddening Hex'], mana: '{R}{R}{R}' },
    b: { hand: ['Memnite', 'Shock'], mana: '{R}' },
  })
  b.cast('Maddening Hex', { targets: ['B'] }).resolve()
  b.to('main1', 4).cast('Memnite').resolveAll()
  expect(b.life('B')).toBe(20)
  b.game.state.players[1] = {
    ...b.game.state.players[1],
    pool: board({ a: { mana: '{R}' } }).game.state.players[0].pool,
  }
  b.cast('Shock', { targets: ['A'] }).resolve()
  expect(b.life('B')).toBeLessThan(20)
  expect(b.life('B')).toBeGreaterThanOrEqual(14)
  expect(b.in('battlefield', 'Maddening Hex')).toBe(true)
})
