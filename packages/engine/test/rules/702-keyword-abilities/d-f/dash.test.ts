import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('dash', () => {
  it('[CR 702.109a, 608.3g] a dashed creature has haste and returns to hand at the end step', () => {
    const b = board({ a: { hand: ['Mardu Scout'], battlefield: ['2 Mountain'] } })
    b.cast('Mardu Scout', { method: 'alternative' }).resolve().attack('Mardu Scout').damage()
    expect(b.life('B')).toBe(17)
    b.to('upkeep', 4)
    expect(b.names('hand', 'A')).toContain('Mardu Scout')
  })

  it('[CR 702.109a] cast for its mana cost it has no haste and stays', () => {
    const b = board({ a: { hand: ['Mardu Scout'], battlefield: ['2 Mountain'] } })
    b.cast('Mardu Scout').resolve()
    expect(b.has('Mardu Scout', 'haste')).toBe(false)
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Mardu Scout')).toBe(true)
  })
})
