import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('jump-start', () => {
  it('[CR 702.133a] jump-start discards a card to cast it from the graveyard, and exiles it', () => {
    const b = board({ a: { hand: ['Mountain'], graveyard: ['Radical Idea'], battlefield: ['2 Island'] } })
    b.cast('Radical Idea', { from: 'graveyard', method: 'jump-start' })
    expect(b.in('graveyard', 'Mountain', 'A')).toBe(true)
    b.resolve()
    expect(b.in('exile', 'Radical Idea')).toBe(true)
    expect(b.names('hand', 'A')).toHaveLength(1)
  })
})
