import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('prowess', () => {
  it('[CR 702.108a] prowess: +1/+1 for each noncreature spell you cast', () => {
    const b = board({
      a: { battlefield: ['Monastery Swiftspear', '2 Mountain'], hand: ['Lightning Bolt', 'Raging Goblin'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.pt('Monastery Swiftspear')).toBe('2/3')
    b.resolveAll()
    b.cast('Raging Goblin')
    expect(b.game.state.stack.length).toBe(1)
  })
})
