import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('persist', () => {
  it('[CR 702.79a] persist returns the card under its owner’s control', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Act of Treason', 'Shock'] },
      b: { battlefield: ['Kitchen Finks'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Shock', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('battlefield', 'Kitchen Finks', 'B')).toBe(true)
    expect(b.life('B')).toBe(22)
  })

  it('[CR 702.79a] persist looks at the counters the creature had: the second time it stays dead', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] },
      b: { battlefield: ['Kitchen Finks'] },
    })
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.pt('Kitchen Finks')).toBe('2/1')
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('graveyard', 'Kitchen Finks', 'B')).toBe(true)
  })
})
