import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('awaken', () => {
  it('[CR 702.113a] awaken makes a creature of a land as well', () => {
    const b = board({
      a: { hand: ['Sheer Drop'], battlefield: ['6 Plains'] },
      b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    })
    b.cast('Sheer Drop', { method: 'alternative', targets: ['Hill Giant', 'Plains'] }).resolve()
    expect(b.in('graveyard', 'Hill Giant', 'B')).toBe(true)
    expect(b.pt('Plains')).toBe('3/3')
    expect(b.has('Plains', 'haste')).toBe(true)
  })

  it('[CR 702.113b] for its mana cost it has no such target', () => {
    const b = board({
      a: { hand: ['Sheer Drop'], battlefield: ['3 Plains'] },
      b: { battlefield: [{ card: 'Hill Giant', tapped: true }] },
    })
    b.cast('Sheer Drop', { method: 'normal', targets: ['Hill Giant'] }).resolve()
    expect(b.counters('Plains', '+1/+1')).toBe(0)
  })
})
