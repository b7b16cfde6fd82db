import { describe, expect, it } from 'vitest'
import { brokenInvariants } from '../../../../src/state/invariants.ts'
import { type Board, board } from '../../../support/board.ts'

const HERON = ['Dreamtail Heron']

const LANDS = ['4 Island', 'Grizzly Bears']

const mutated = (side: 'over' | 'under'): Board => {
  const b = board({ a: { hand: HERON, battlefield: LANDS } })
  if (side === 'under') b.yes()
  else b.no()
  return b.cast('Dreamtail Heron', { method: 'alternative', targets: ['Grizzly Bears'] }).resolve()
}

describe('mutate', () => {
  it('[CR 702.140c, 608.3d, 730.2] a mutating creature spell merges with its target and is what lies on top', () => {
    const b = mutated('over')
    expect(b.names('battlefield').filter((name) => name !== 'Island')).toEqual(['Dreamtail Heron'])
    expect(b.pt('Dreamtail Heron')).toBe('3/4')
    expect(brokenInvariants(b.game, true)).toEqual([])
  })

  it('[CR 702.140e] put under, it gives the creature its abilities and nothing else', () => {
    const b = mutated('under')
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    expect(b.has('Grizzly Bears', 'flying')).toBe(true)
  })

  it('[CR 702.140d] "whenever this creature mutates" triggers, also from under the creature', () => {
    const b = mutated('under').resolve()
    expect(b.names('hand', 'A')).toHaveLength(1)
  })

  it('[CR 702.140a] Humans and creatures of the other player cannot be mutated', () => {
    const b = board({
      a: { hand: HERON, battlefield: ['4 Island', 'White Knight'] },
      b: { battlefield: ['Grizzly Bears'] },
    })
    expect(b.legal().some((action) => action.kind === 'cast')).toBe(false)
  })

  it('[CR 702.140b] without its target it resolves as a creature spell', () => {
    const b = board({
      a: { hand: HERON, battlefield: LANDS },
      b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] },
    })
    b.cast('Dreamtail Heron', { method: 'alternative', targets: ['Grizzly Bears'] }).turnTo('B')
    b.cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .resolve()
      .resolve()
    expect(b.in('battlefield', 'Dreamtail Heron', 'A')).toBe(true)
    expect(b.names('stack')).toEqual([])
  })

  it('[Insatiable Hemophage] counts how often the creature has mutated', () => {
    const b = board({
      a: { hand: [...HERON, 'Insatiable Hemophage'], battlefield: ['4 Island', '3 Swamp', 'Grizzly Bears'] },
    })
    b.no().cast('Dreamtail Heron', { method: 'alternative' }).resolve().resolve()
    b.no().cast('Insatiable Hemophage', { method: 'alternative' }).resolve().resolve().resolve()
    expect(b.life('B')).toBe(18)
    expect(b.life('A')).toBe(22)
  })
})
