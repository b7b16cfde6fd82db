import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('rebound', () => {
  it('[CR 702.88a] rebound: exiled and cast again in the next upkeep without paying', () => {
    const b = board({ a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Distortion Strike'] } })
    b.cast('Distortion Strike').resolve()
    expect(b.in('exile', 'Distortion Strike')).toBe(true)
    b.yes().to('draw', 5)
    expect(b.pt('Grizzly Bears')).toBe('3/2')
    expect(b.in('graveyard', 'Distortion Strike', 'A')).toBe(true)
  })

  it('[CR 702.88a] declined, it stays exiled', () => {
    const b = board({ a: { battlefield: ['Island', 'Grizzly Bears'], hand: ['Distortion Strike'] } })
    b.cast('Distortion Strike').resolve()
    b.no().to('draw', 5)
    expect(b.in('exile', 'Distortion Strike')).toBe(true)
  })
})
