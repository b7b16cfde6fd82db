import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('graft', () => {
  it('[CR 702.58a] graft moves its counter onto another creature that enters', () => {
    const b = board({
      a: {
        hand: ['Grizzly Bears'],
        battlefield: ['2 Forest', { card: 'Simic Initiate', counters: { '+1/+1': 1 } }],
      },
    })
    b.cast('Grizzly Bears').resolve().yes().resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.in('graveyard', 'Simic Initiate', 'A')).toBe(true)
  })

  it('[CR 702.58a] a permanent with graft enters with its counters', () => {
    const b = board({ a: { hand: ['Simic Initiate'], battlefield: ['Forest'] } })
    b.cast('Simic Initiate').resolve()
    expect(b.pt('Simic Initiate')).toBe('1/1')
  })
})
