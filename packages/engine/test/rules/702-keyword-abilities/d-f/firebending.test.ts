import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('firebending', () => {
  it('[CR 702.189a] mana of firebending stays for the combat phase and no longer', () => {
    const b = board({ a: { battlefield: ['Loyal Fire Sage'] } })
    b.attack('Loyal Fire Sage').resolve()
    expect(b.pool('A')).toBe('{R}')
    b.to('declareBlockers')
    expect(b.pool('A')).toBe('{R}')
    b.to('main2')
    expect(b.pool('A')).toBe('')
  })
})
