import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('encore', () => {
  it('[CR 702.141a] encore creates a token with haste that must attack and is sacrificed', () => {
    const b = board({ a: { graveyard: ['Fin-Clade Fugitives'], battlefield: ['5 Forest'] } })
    b.activate('Fin-Clade Fugitives', { zone: 'graveyard' }).resolve().to('declareAttackers')
    expect(() => b.submit([])).toThrow()
    b.attack('Fin-Clade Fugitives').damage()
    expect(b.life('B')).toBe(13)
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Fin-Clade Fugitives')).toBe(false)
  })
})
