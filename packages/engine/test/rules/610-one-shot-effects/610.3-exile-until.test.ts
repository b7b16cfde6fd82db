import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Oblivion Ring and Banishing Light', () => {
  it('[CR 610.3b] Banishing Light destroyed in response exiles nothing', () => {
    const b = board({
      a: { battlefield: ['3 Plains'], hand: ['Banishing Light'] },
      b: { battlefield: ['Hill Giant', '2 Plains'], hand: ['Disenchant'] },
    })
    b.cast('Banishing Light').resolve()
    b.turnTo('B')
      .cast('Disenchant', { targets: ['Banishing Light'] })
      .resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 610.3] the card returns at once when Banishing Light leaves, without using the stack', () => {
    const b = board({
      a: { battlefield: ['5 Plains'], hand: ['Banishing Light', 'Disenchant'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Banishing Light').resolve().resolve()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
    b.cast('Disenchant', { targets: ['Banishing Light'] }).resolve()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
    expect(b.game.state.stack).toEqual([])
  })
})
