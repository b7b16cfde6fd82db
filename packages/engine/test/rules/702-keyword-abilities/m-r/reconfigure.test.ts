import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('reconfigure', () => {
  it('[CR 702.151b] the Equipment is no creature while it is attached, and becomes one again', () => {
    const b = board({ a: { battlefield: ['10 Mountain', 'Bronzeplate Boar', 'Grizzly Bears'] } })
    b.activate('Bronzeplate Boar', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('5/4')
    expect(b.c('Bronzeplate Boar').types & b.c('Grizzly Bears').types).toBe(0)
    b.activate('Bronzeplate Boar', { nth: 1 }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    expect(b.pt('Bronzeplate Boar')).toBe('3/2')
  })
})
