import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('retrace', () => {
  it('[CR 702.81a] retrace discards a land card, and the spell goes back to the graveyard', () => {
    const b = board({ a: { hand: ['Grizzly Bears', 'Forest'], graveyard: ['Flame Jab'], battlefield: ['Mountain'] } })
    b.cast('Flame Jab', { from: 'graveyard', method: 'retrace', targets: ['B'] })
    expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
    b.resolve()
    expect(b.life('B')).toBe(19)
    expect(b.in('graveyard', 'Flame Jab', 'A')).toBe(true)
  })

  it('[CR 702.81a] without a land card in hand there is nothing to retrace with', () => {
    const b = board({ a: { hand: ['Grizzly Bears'], graveyard: ['Flame Jab'], battlefield: ['Mountain'] } })
    expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
  })
})
