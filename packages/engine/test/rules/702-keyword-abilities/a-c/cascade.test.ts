import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('cascade', () => {
  it('[CR 702.85a] casts the first nonland card that costs less, and puts the rest on the bottom', () => {
    const b = board({
      a: {
        hand: ['Shardless Agent'],
        battlefield: ['Forest', 'Island', 'Wastes'],
        library: ['Forest', 'Hill Giant', 'Shock', 'Plains'],
      },
    })
    b.throughJson = true
    b.cast('Shardless Agent')
    expect(b.names('stack')).toHaveLength(2)
    b.yes().aim(['B']).resolve()
    expect(b.names('stack')).toEqual(['Shardless Agent', 'Shock'])
    expect(b.names('library', 'A')[0]).toBe('Plains')
    expect(b.names('library', 'A').slice(1).sort()).toEqual(['Forest', 'Hill Giant'])
    b.resolveAll()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 702.85a] casting it is optional', () => {
    const b = board({
      a: { hand: ['Shardless Agent'], battlefield: ['Forest', 'Island', 'Wastes'], library: ['Shock', 'Plains'] },
    })
    b.cast('Shardless Agent').no().resolve()
    expect(b.names('library', 'A')).toEqual(['Plains', 'Shock'])
    expect(b.names('exile')).toEqual([])
  })

  it('[CR 702.85a] a library without such a card goes to its own bottom', () => {
    const b = board({
      a: { hand: ['Violent Outburst'], battlefield: ['Forest', 'Mountain', 'Wastes'], library: ['3 Forest'] },
    })
    b.cast('Violent Outburst').resolve()
    expect(b.names('library', 'A')).toEqual(['Forest', 'Forest', 'Forest'])
  })
})
