import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('surge', () => {
  it('[CR 702.117a] surge needs another spell cast this turn', () => {
    const b = board({ a: { hand: ['Jwar Isle Avenger', 'Shock'], battlefield: ['3 Island', 'Mountain'] } })
    expect(b.can('cast', 'Jwar Isle Avenger')).toBe(false)
    b.cast('Shock', { targets: ['B'] })
      .resolve()
      .cast('Jwar Isle Avenger', { method: 'alternative' })
      .resolve()
    expect(b.in('battlefield', 'Jwar Isle Avenger')).toBe(true)
  })
})
