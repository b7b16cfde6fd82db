import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('decayed', () => {
  it('[CR 702.147a, 511.2] a decayed creature cannot block, and is sacrificed at end of combat when it attacks', () => {
    const b = board({ a: { hand: ['Falcon Abomination'], battlefield: ['3 Island'], library: ['9 Forest'] } })
    b.cast('Falcon Abomination').resolve().resolve().to('main1', 5)
    b.attack('Zombie Token').damage()
    expect(b.life('B')).toBe(18)
    b.to('main2')
    expect(b.in('battlefield', 'Zombie Token')).toBe(false)
  })
})
