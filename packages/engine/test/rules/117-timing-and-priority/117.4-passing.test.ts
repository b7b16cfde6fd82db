import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('priority', () => {
  it('[S3.1] [CR 117.4] both passing in succession resolves the top of the stack', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).pass()
    expect(b.life('B')).toBe(20)
    b.pass()
    expect(b.life('B')).toBe(17)
  })

  it('[S3.1] [CR 117.4, 505.2] both passing with an empty stack ends the step', () => {
    const b = board({ step: 'upkeep' })
    b.pass()
    expect(b.step).toBe('upkeep')
    b.pass()
    expect(b.step).toBe('draw')
  })

  it('[CR 117.4] a pass before somebody acted does not count', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Mountain'], hand: ['Shock'] },
    })
    b.cast('Lightning Bolt', { targets: ['B'] }).pass()
    b.cast('Shock', { targets: ['A'] })
    b.pass()
    expect(b.decision.player).toBe(0)
    expect(b.life('A')).toBe(20)
    b.pass()
    expect(b.life('A')).toBe(18)
  })
})
