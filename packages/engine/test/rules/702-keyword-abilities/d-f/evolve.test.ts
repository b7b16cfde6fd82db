import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('evolve', () => {
  it('[CR 702.100a] evolve puts a counter for a creature greater in power or toughness', () => {
    const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['2 Forest', 'Experiment One'] } })
    b.cast('Grizzly Bears').resolve().resolve()
    expect(b.pt('Experiment One')).toBe('2/2')
  })

  it('[CR 702.100a] evolve does not trigger for a creature that is not greater', () => {
    const b = board({ a: { hand: ['Grizzly Bears'], battlefield: ['2 Forest', 'Adaptive Snapjaw'] } })
    b.cast('Grizzly Bears').resolve()
    expect(b.names('stack')).toEqual([])
  })
})
