import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { offers } from '../../../support/watch.ts'

describe('hexproof', () => {
  it('[CR 702.11b] hexproof: a target for its controller only', () => {
    const b = board({
      a: { battlefield: ['Forest', 'Troll Ascetic'], hand: ['Giant Growth'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    expect(b.can('cast', 'Giant Growth')).toBe(true)
    const seen = offers(b, 'target', 'B')
    b.turnTo('B').cast('Shock')
    expect(seen).toEqual(['A', 'B'])
  })

  it('[CR 702.11b] Swiftfoot Boots give hexproof and haste', () => {
    const b = board({
      a: {
        battlefield: [
          { card: 'Swiftfoot Boots', attachedTo: 'Soulmender' },
          { card: 'Soulmender', sick: true },
        ],
      },
      b: { battlefield: ['3 Swamp'], hand: ['Murder'] },
    })
    expect(b.can('activate', 'Soulmender')).toBe(true)
    b.turnTo('B')
    expect(b.can('cast', 'Murder')).toBe(false)
  })
})
