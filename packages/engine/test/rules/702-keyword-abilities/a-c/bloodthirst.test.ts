import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('bloodthirst', () => {
  it('[CR 702.54a] bloodthirst needs an opponent dealt damage this turn', () => {
    const position = { a: { hand: ['Bloodscale Prowler', 'Shock'], battlefield: ['4 Mountain'] } }
    const after = board(position)
    after
      .cast('Shock', { targets: ['B'] })
      .resolve()
      .cast('Bloodscale Prowler')
      .resolve()
    expect(after.pt('Bloodscale Prowler')).toBe('4/2')
    const before = board(position)
    before
      .cast('Shock', { targets: ['A'] })
      .resolve()
      .cast('Bloodscale Prowler')
      .resolve()
    expect(before.pt('Bloodscale Prowler')).toBe('3/1')
  })
})
