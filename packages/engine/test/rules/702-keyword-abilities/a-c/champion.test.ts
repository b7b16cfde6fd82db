import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('champion', () => {
  it('[CR 702.72a, 607.2k, 702.72b] exiles another one until it leaves', () => {
    const b = board({
      a: { hand: ['Nova Chaser', 'Shock'], battlefield: ['5 Mountain', 'Air Elemental', 'Grizzly Bears'] },
    })
    b.yes().cast('Nova Chaser').resolve().resolve()
    expect(b.in('exile', 'Air Elemental')).toBe(true)
    b.cast('Shock', { targets: ['Nova Chaser'] }).resolveAll()
    expect(b.in('battlefield', 'Air Elemental')).toBe(true)
  })

  it('[CR 702.72a] is sacrificed where there is none', () => {
    const b = board({ a: { hand: ['Nova Chaser'], battlefield: ['4 Mountain', 'Grizzly Bears'] } })
    b.cast('Nova Chaser').resolve().resolve()
    expect(b.in('graveyard', 'Nova Chaser', 'A')).toBe(true)
  })
})
