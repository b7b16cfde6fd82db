import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 700.11, 110.4a, 108.2b] a permanent card put into the graveyard is a descent, a token and a sorcery card are none', () => {
  const counters = (...targets: string[]) => {
    const b = board({
      a: { battlefield: ['Deep Goblin Skulltaker', 'Ornithopter', '3 Mountain'], hand: ['Dragon Fodder', 'Shock'] },
    })
    b.cast('Dragon Fodder').resolve().cast('Shock', { targets }).resolve().to('end').resolveAll()
    return b.counters('Deep Goblin Skulltaker', '+1/+1')
  }
  expect([counters('Goblin Token'), counters('Ornithopter')]).toEqual([0, 1])
})
