import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('enchant', () => {
  it('[CR 702.5a, 115.1b] [CR 303.4a] an Aura spell targets what it will enchant', () => {
    const b = board({
      a: { battlefield: ['Plains', 'Grizzly Bears'], hand: ['Holy Strength'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.cast('Holy Strength')
    b.turnTo('B')
      .cast('Shock', { targets: ['Grizzly Bears'] })
      .resolveAll()
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })
})
