import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('aftermath', () => {
  it('[CR 702.127a] a half with aftermath is cast only from the graveyard, and then exiled', () => {
    const b = board({ a: { hand: ['Spring // Mind'], battlefield: ['7 Forest', '4 Island'] } })
    expect(b.legal().filter((action) => action.kind === 'cast')).toHaveLength(1)
    b.cast('Spring').resolve()
    expect(b.in('graveyard', 'Spring // Mind', 'A')).toBe(true)
    b.cast('Mind', { from: 'graveyard' }).resolve()
    expect(b.names('hand', 'A')).toHaveLength(2)
    expect(b.in('exile', 'Spring // Mind')).toBe(true)
  })
})
