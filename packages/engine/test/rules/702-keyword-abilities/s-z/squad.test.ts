import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('squad', () => {
  it('[CR 702.157a] squad makes a token copy for each time its cost was paid', () => {
    const b = board({ a: { hand: ['Arco-Flagellant'], battlefield: ['7 Swamp'] } })
    b.yes('additionalCost').yes('additionalCost').cast('Arco-Flagellant').resolve().resolve()
    expect(b.count('battlefield', 'Arco-Flagellant')).toBe(3)
  })

  it('[CR 702.157a] the copies that squad makes were not cast, and make no more', () => {
    const b = board({ a: { hand: ['Arco-Flagellant'], battlefield: ['5 Swamp'] } })
    b.yes('additionalCost').cast('Arco-Flagellant').resolveAll()
    expect(b.count('battlefield', 'Arco-Flagellant')).toBe(2)
  })
})
