import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('the order of casting', () => {
  it('[CR 601.2a] the card is on the stack while its costs are paid: Force of Will cannot exile itself', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { hand: ['Force of Will'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] }).turnTo('B')
    expect(b.can('cast', 'Force of Will')).toBe(false)
  })
})
