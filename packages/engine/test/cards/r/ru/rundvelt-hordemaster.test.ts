import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Rundvelt Hordemaster] exiles the top card when a Goblin of yours dies, and lets a Goblin be cast', () => {
  const castable = (top: string): boolean => {
    const b = board({
      a: {
        hand: ['Shock'],
        battlefield: ['Rundvelt Hordemaster', 'Raging Goblin', '4 Mountain'],
        library: [top, '3 Wastes'],
      },
    })
    expect(b.pt('Raging Goblin')).toBe('2/2')
    b.cast('Shock', { targets: ['Raging Goblin'] }).resolveAll()
    expect(b.in('exile', top)).toBe(true)
    return b.can('cast', top)
  }
  expect([castable('Goblin Piker'), castable('Hurloon Minotaur')]).toEqual([true, false])
})
