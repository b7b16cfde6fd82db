import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('overload', () => {
  const sides = {
    a: { hand: ['Mizzium Mortars'], battlefield: ['6 Mountain', 'Grizzly Bears'] },
    b: { battlefield: ['Hill Giant', 'True Believer', 'Nimble Mongoose'] },
  }

  it('[CR 702.96a] each instead of target', () => {
    const b = board(sides)
    b.cast('Mizzium Mortars', { method: 'alternative' }).resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
    expect(b.in('battlefield', 'Grizzly Bears')).toBe(true)
  })

  it('[CR 702.96b, 115.10, 702.96c] it needs no target, and reaches what could not be one', () => {
    const b = board({ ...sides, b: { battlefield: ['Nimble Mongoose'] } })
    expect(b.legal().filter((action) => action.kind === 'cast')).toHaveLength(1)
    b.cast('Mizzium Mortars', { method: 'alternative' }).resolve()
    expect(b.in('graveyard', 'Nimble Mongoose', 'B')).toBe(true)
  })

  it('[CR 702.96a] cast for its mana cost it has one target', () => {
    const b = board(sides)
    b.cast('Mizzium Mortars', { targets: ['Hill Giant'] }).resolve()
    expect(b.names('battlefield', 'B')).toEqual(['True Believer', 'Nimble Mongoose'])
  })

  it('[Mind Rake] overloaded, each player discards', () => {
    const b = board({
      a: { hand: ['Mind Rake', '3 Forest'], battlefield: ['2 Swamp'] },
      b: { hand: ['3 Forest'] },
    })
    b.cast('Mind Rake', { method: 'alternative' }).resolve()
    expect([b.names('hand', 'A'), b.names('hand', 'B')]).toEqual([['Forest'], ['Forest']])
  })
})
