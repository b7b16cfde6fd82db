import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('replicate', () => {
  it('[CR 702.56a] replicate copies the spell for each time it was paid', () => {
    const b = board({ a: { hand: ['Train of Thought'], battlefield: ['6 Island'], library: ['9 Forest'] } })
    b.yes('additionalCost').yes('additionalCost').cast('Train of Thought').resolveAll()
    expect(b.names('hand', 'A')).toHaveLength(3)
  })
})
