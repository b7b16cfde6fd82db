import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Blighted Agent] cannot be blocked', () => {
  const b = board({ a: { battlefield: ['Blighted Agent'] }, b: { battlefield: ['Hill Giant'] } })
  b.attack('Blighted Agent').to('combatDamage')
  expect(b.game.state.players[1].counters?.poison ?? 0).toBe(1)
})
