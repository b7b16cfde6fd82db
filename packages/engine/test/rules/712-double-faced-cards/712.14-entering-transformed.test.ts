import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Sagas that transform', () => {
  it('[CR 712.14a] exiled and returned transformed, it is a creature and no Saga', () => {
    const b = board({
      step: 'draw',
      a: { battlefield: [{ card: 'Okiba Reckoner Raid // Nezumi Road Captain', counters: { lore: 2 } }] },
    })
    b.to('main1')
    expect(b.pt('Nezumi Road Captain')).toBe('2/2')
    expect(b.counters('Nezumi Road Captain', 'lore')).toBe(0)
    expect(b.has('Nezumi Road Captain', 'menace')).toBe(true)
  })
})
