import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const UPKEEP = { active: 1, step: 'end' } as const

describe('echo', () => {
  it('[CR 702.30a] echo: paid once, in the next upkeep', () => {
    const b = board({ a: { battlefield: ['8 Mountain'], hand: ['Avalanche Riders'] }, b: { battlefield: ['Forest'] } })
    b.cast('Avalanche Riders').resolve()
    b.aim(['Forest']).resolve()
    b.yes('payOrNot').to('draw', 5)
    expect(b.in('battlefield', 'Avalanche Riders')).toBe(true)
    const asked = b.asked.length
    b.to('draw', 7)
    expect(b.in('battlefield', 'Avalanche Riders')).toBe(true)
    expect(b.asked.length).toBe(asked)
  })

  it('[CR 702.30a] not paid: sacrificed', () => {
    const b = board({ a: { battlefield: ['4 Mountain', { card: 'Avalanche Riders', sick: true }] }, ...UPKEEP })
    b.no('payOrNot').to('draw', 4)
    expect(b.in('graveyard', 'Avalanche Riders', 'A')).toBe(true)
  })
})
