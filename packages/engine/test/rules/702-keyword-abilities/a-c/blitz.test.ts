import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('blitz', () => {
  it('[CR 702.152a] a creature cast for blitz has haste, is sacrificed at the end step and draws a card', () => {
    const b = board({ a: { hand: ['Girder Goons'], battlefield: ['4 Swamp'], library: ['Shock', 'Forest'] } })
    b.cast('Girder Goons', { method: 'alternative' }).resolve().attack('Girder Goons').damage()
    expect(b.life('B')).toBe(16)
    b.to('upkeep', 4)
    expect(b.in('graveyard', 'Girder Goons', 'A')).toBe(true)
    expect(b.names('hand', 'A')).toEqual(['Shock'])
  })
})
