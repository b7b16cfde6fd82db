import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('delve', () => {
  it('[CR 702.66a] delve: cards in the graveyard pay for generic mana', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Treasure Cruise'], graveyard: ['6 Forest'] } })
    b.cast('Treasure Cruise').resolve()
    expect(b.names('hand', 'A').length).toBe(3)
    expect(b.names('exile').length).toBe(5)
  })

  it('[CR 702.66a] delve does not pay the blue part', () => {
    const b = board({ a: { hand: ['Treasure Cruise'], graveyard: ['9 Forest'] } })
    expect(b.can('cast', 'Treasure Cruise')).toBe(false)
  })
})
