import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('spectacle', () => {
  it('[CR 702.137a] spectacle needs an opponent who lost life this turn', () => {
    const b = board({ a: { hand: ['Skewer the Critics', 'Shock'], battlefield: ['2 Mountain'] } })
    expect(b.can('cast', 'Skewer the Critics')).toBe(false)
    b.cast('Shock', { targets: ['B'] }).resolve()
    b.cast('Skewer the Critics', { method: 'alternative', targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(15)
  })
})
