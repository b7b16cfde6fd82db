import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('casualty', () => {
  it('[CR 702.153a] casualty sacrifices a creature with enough power and copies the spell', () => {
    const b = board({
      a: { hand: ["Light 'Em Up"], battlefield: ['2 Mountain', 'Grizzly Bears', 'Llanowar Elves'] },
      b: { battlefield: ['Jackal Pup', 'River Boa'] },
    })
    b.yes('additionalCost').yes('newTargets').aim(['Jackal Pup', 'River Boa']).cast("Light 'Em Up").resolveAll()
    expect(b.in('battlefield', 'Llanowar Elves', 'A')).toBe(true)
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
    expect(b.names('battlefield', 'B')).toEqual([])
  })
})
