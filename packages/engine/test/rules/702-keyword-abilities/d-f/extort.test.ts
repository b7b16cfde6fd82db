import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('extort', () => {
  it('[CR 702.101a] extort drains 1 for {W/B} with each spell', () => {
    const b = board({ a: { hand: ['Lightning Bolt'], battlefield: ['Mountain', 'Swamp', 'Syndic of Tithes'] } })
    b.yes('payOrNot')
      .cast('Lightning Bolt', { targets: ['B'] })
      .resolve()
    expect([b.life('A'), b.life('B')]).toEqual([21, 19])
  })
})
