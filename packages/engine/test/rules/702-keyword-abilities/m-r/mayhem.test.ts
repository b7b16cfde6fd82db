import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('mayhem', () => {
  it('[CR 702.187b] mayhem casts what was discarded this turn', () => {
    const b = board({
      a: { hand: ["Electro's Bolt", 'Wild Mongrel'], battlefield: ['4 Taiga'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Wild Mongrel').resolve().activate('Wild Mongrel').resolve()
    b.cast("Electro's Bolt", { from: 'graveyard', method: 'mayhem', targets: ['Hill Giant'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 702.187b] and nothing that lay there before', () => {
    const b = board({
      a: { graveyard: ["Electro's Bolt"], battlefield: ['4 Taiga'] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(b.can('cast', "Electro's Bolt")).toBe(false)
  })
})
