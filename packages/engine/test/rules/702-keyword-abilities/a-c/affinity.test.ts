import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('affinity', () => {
  it('[CR 702.41a] affinity: Frogmite with four artifacts is free', () => {
    const b = board({ a: { battlefield: ['4 Memnite'], hand: ['Frogmite'] } })
    b.cast('Frogmite').resolve()
    expect(b.in('battlefield', 'Frogmite')).toBe(true)
  })
})
