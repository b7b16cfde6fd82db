import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Amped Raptor] casts the first nonland card for energy equal to its mana value', () => {
  const b = board({
    a: { hand: ['Amped Raptor'], battlefield: ['2 Mountain'], library: ['Forest', 'Grizzly Bears', 'Shock'] },
  })
  b.yes().cast('Amped Raptor').resolveAll()
  expect([b.in('battlefield', 'Grizzly Bears', 'A'), b.in('exile', 'Forest')]).toEqual([true, true])
  expect(b.game.state.players[0].counters['energy'] ?? 0).toBe(0)
})

it('[Amped Raptor] cannot cast what costs more energy than you have', () => {
  const b = board({ a: { hand: ['Amped Raptor'], battlefield: ['2 Mountain'], library: ['Hill Giant', 'Shock'] } })
  b.yes().cast('Amped Raptor').resolveAll()
  expect([b.in('exile', 'Hill Giant'), b.game.state.players[0].counters['energy']]).toEqual([true, 2])
})
