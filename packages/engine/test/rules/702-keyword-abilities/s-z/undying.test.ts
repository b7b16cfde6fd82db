import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('undying', () => {
  it('[CR 702.93a] undying: returns with a +1/+1 counter, once', () => {
    const b = board({
      a: { battlefield: ['2 Mountain'], hand: ['2 Lightning Bolt'] },
      b: { battlefield: ['Young Wolf'] },
    })
    b.cast('Lightning Bolt', { targets: ['Young Wolf'] }).resolveAll()
    expect(b.pt('Young Wolf')).toBe('2/2')
    b.cast('Lightning Bolt', { targets: ['Young Wolf'] }).resolveAll()
    expect(b.in('graveyard', 'Young Wolf', 'B')).toBe(true)
  })
})
