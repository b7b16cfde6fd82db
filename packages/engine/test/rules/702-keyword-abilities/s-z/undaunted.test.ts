import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('undaunted', () => {
  it('[CR 702.125a] undaunted makes the spell cost {1} less for the opponent', () => {
    const b = board({
      a: { hand: ['Sublime Exhalation'], battlefield: ['6 Plains'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Sublime Exhalation').resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
  })
})
