import { describe, expect, it } from 'vitest'
import { type PositionSetup, positionOf, positions, reachPosition, solvePosition } from '../src/index.ts'

const solve = (setup: PositionSetup, nodes = 4000) => solvePosition(positionOf(setup), { nodes })

describe('solving a position', () => {
  it('[Fireblast] finds two burn spells that kill together', () => {
    const { verdict, line } = solve({
      you: { battlefield: ['2 Mountain'], hand: ['Lightning Bolt', 'Fireblast'], library: [] },
      opponent: { life: 7, library: [] },
    })
    expect(verdict).toBe('win')
    expect(line).toContain('cast Lightning Bolt at opponent')
    expect(line).toContain('cast Fireblast for its other cost at opponent')
  })

  it('shows that nothing wins', () => {
    const you = { battlefield: ['Mountain'], hand: ['Lightning Bolt'], library: [] }
    expect(solve({ you, opponent: { life: 4, library: [] } })).toMatchObject({ verdict: 'none', line: [] })
  })

  it('[Wall of Stone] knows that the opponent may block, and that Swords takes the blocker away', () => {
    const opponent = { life: 3, battlefield: ['Wall of Stone'], library: [] }
    expect(solve({ you: { battlefield: ['Hill Giant'], library: [] }, opponent }).verdict).toBe('none')
    const you = { battlefield: ['Hill Giant', 'Plains'], hand: ['Swords to Plowshares'], library: [] }
    expect(solve({ you, opponent })).toMatchObject({ verdict: 'win' })
  })

  it.each(positions.filter(({ topic }) => topic === 'lethal'))(
    '$id: the win is there whatever the opponent does',
    (position) => {
      expect(solvePosition(reachPosition(position), { nodes: 20_000 }).verdict).toBe('win')
    },
  )

  it('says so when the budget is not enough', () => {
    const you = { battlefield: ['Mountain'], hand: ['Lightning Bolt'], library: [] }
    expect(solve({ you, opponent: { life: 4, library: [] } }, 2).verdict).toBe('unknown')
  })
})
