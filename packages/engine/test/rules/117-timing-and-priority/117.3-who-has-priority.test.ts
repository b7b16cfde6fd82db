import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('priority', () => {
  it('[S3.1] [CR 117.3a] the active player receives priority first', () => {
    expect(board({ active: 1 }).decision.player).toBe(1)
    expect(board({ active: 0 }).decision.player).toBe(0)
  })

  it('[S3.1] [CR 117.3c] the player who cast a spell keeps priority', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] })
    expect(b.decision.player).toBe(0)
    expect(b.game.state.stack.length).toBe(1)
  })

  it('[S3.1] [CR 117.3c] so does the nonactive player who responded', () => {
    const b = board({ b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.turnTo('B').cast('Lightning Bolt', { targets: ['A'] })
    expect(b.decision.player).toBe(1)
  })

  it('[S3.2] [CR 117.3b] after a resolution the active player has priority, whoever’s spell it was', () => {
    const b = board({ b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.turnTo('B')
      .cast('Lightning Bolt', { targets: ['A'] })
      .resolve()
    expect(b.decision.player).toBe(0)
  })

  it('[S3.2] only the player with priority acts', () => {
    const b = board({ b: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    const action = { kind: 'cast' as const, object: b.id('Lightning Bolt'), face: 0, method: 'normal' }
    const done = b.game.submit(1, action)
    expect(done).toEqual({ ok: false, reason: 'It is not your decision: A is asked.' })
  })
})
