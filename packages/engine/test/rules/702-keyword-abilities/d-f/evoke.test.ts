import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('evoke', () => {
  it('[CR 702.74a] evoke: cast for less and sacrificed, drawing on the way', () => {
    const b = board({ a: { battlefield: ['3 Island'], hand: ['Mulldrifter'] } })
    b.cast('Mulldrifter', { method: 'alternative' }).resolve()
    expect(b.game.state.stack.length).toBe(2)
    b.resolveAll()
    expect(b.names('hand', 'A').length).toBe(2)
    expect(b.in('graveyard', 'Mulldrifter', 'A')).toBe(true)
  })
})
