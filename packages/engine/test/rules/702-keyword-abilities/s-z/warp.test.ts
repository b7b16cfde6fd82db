import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('warp', () => {
  it('[CR 702.185a] a warped creature is exiled at the end step and may be cast from exile later', () => {
    const b = board({ a: { hand: ['Bygone Colossus'], battlefield: ['9 Wastes'], library: ['9 Forest'] } })
    b.throughJson = true
    b.cast('Bygone Colossus', { method: 'alternative' }).resolve()
    expect(b.pt('Bygone Colossus')).toBe('9/9')
    b.to('main1', 5)
    expect(b.in('exile', 'Bygone Colossus')).toBe(true)
    expect(
      b
        .legal()
        .filter((action) => action.kind === 'cast')
        .map((action) => action.kind === 'cast' && action.method),
    ).toEqual(['normal'])
    b.cast('Bygone Colossus', { from: 'exile' }).resolve().to('upkeep', 6)
    expect(b.in('battlefield', 'Bygone Colossus')).toBe(true)
  })
})
