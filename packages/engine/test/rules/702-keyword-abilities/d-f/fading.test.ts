import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('fading', () => {
  it('[CR 702.32a] fading: Blastoderm enters with three counters and lasts four turns', () => {
    const b = board({ a: { battlefield: ['4 Forest'], hand: ['Blastoderm'] } })
    b.cast('Blastoderm').resolve()
    expect(b.counters('Blastoderm', 'fade')).toBe(3)
    b.to('draw', 9)
    expect(b.in('battlefield', 'Blastoderm')).toBe(true)
    b.to('draw', 11)
    expect(b.in('graveyard', 'Blastoderm', 'A')).toBe(true)
  })
})
