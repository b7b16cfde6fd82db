import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('double', () => {
  it('[CR 701.10a, 701.10b] doubling a power gives +X/+0, and sets nothing', () => {
    const b = board({ a: { hand: ['Bulk Up', 'Giant Growth'], battlefield: ['Hill Giant'], mana: '{R}{R}{G}' } })
    b.cast('Bulk Up').resolve()
    expect(b.pt('Hill Giant')).toBe('6/3')
    b.cast('Giant Growth').resolve()
    expect(b.pt('Hill Giant')).toBe('9/6')
  })

  it('[CR 701.10c] a negative power becomes as much smaller', () => {
    const b = board({
      a: { hand: ['Bulk Up'], battlefield: [{ card: 'Wall of Swords', counters: { '-1/-1': 4 } }], mana: '{R}{R}' },
    })
    expect(b.pt('Wall of Swords')).toBe('-1/1')
    b.cast('Bulk Up').resolve()
    expect(b.pt('Wall of Swords')).toBe('-2/1')
  })

  it('[CR 701.10e] doubling counters puts as many as there are', () => {
    const b = board({
      a: {
        battlefield: ['Bristly Bill, Spine Sower', { card: 'Memnite', counters: { '+1/+1': 3 } }, 'Hardened Scales'],
        mana: '{G}{G}{G}{G}{G}',
      },
    })
    b.activate('Bristly Bill, Spine Sower').resolve()
    // Three are put, and Hardened Scales adds one.
    expect(b.counters('Memnite', '+1/+1')).toBe(7)
  })

  it('[CR 701.10g] doubled damage is dealt by the same source, once', () => {
    const b = board({
      a: { hand: ['Lightning Helix'], battlefield: ['Furnace of Rath'], mana: '{R}{W}' },
    })
    b.cast('Lightning Helix', { targets: ['B'] }).resolve()
    expect([b.life('A'), b.life('B')]).toEqual([23, 14])
  })
})
