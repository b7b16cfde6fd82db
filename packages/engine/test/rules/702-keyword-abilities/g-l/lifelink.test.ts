import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('lifelink', () => {
  it('[CR 702.15e] two sources with lifelink: two separate gains', () => {
    const b = board({ a: { battlefield: ['2 Child of Night', "Ajani's Pridemate"] } })
    b.attack('Child of Night', 'Child of Night#2').damage()
    expect(b.life('A')).toBe(24)
    expect(b.counters("Ajani's Pridemate", '+1/+1')).toBe(2)
  })

  it('[CR 702.15b] the life is gained with the damage, before state-based actions: not a trigger', () => {
    const b = board({
      a: { battlefield: ['Child of Night'], life: 1 },
      b: { battlefield: ['Typhoid Rats', 'Mountain'] },
    })
    b.attack('Child of Night').block('Typhoid Rats>Child of Night').damage()
    expect(b.life('A')).toBe(3)
  })

  it('[CR 702.15d] lifelink works from the stack: Lightning Bolt with Soulfire Grand Master', () => {
    const b = board({ a: { battlefield: ['Soulfire Grand Master', 'Mountain'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.life('A')).toBe(23)
  })
})
