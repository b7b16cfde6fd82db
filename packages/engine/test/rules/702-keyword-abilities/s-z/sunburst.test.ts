import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('sunburst', () => {
  it('[CR 702.44a] sunburst counts the colors of mana spent', () => {
    const b = board({
      a: { hand: ['Suntouched Myr', 'Pentad Prism'], battlefield: ['Plains', 'Swamp', 'Forest', 'Mountain', 'Wastes'] },
    })
    b.tapForMana('Plains').tapForMana('Swamp').tapForMana('Forest')
    b.cast('Suntouched Myr').resolve()
    expect(b.pt('Suntouched Myr')).toBe('3/3')
    b.cast('Pentad Prism').resolve()
    expect(b.counters('Pentad Prism', 'charge')).toBe(1)
    expect(b.counters('Pentad Prism', '+1/+1')).toBe(0)
  })
})
