import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../src/view/view.ts'
import { board } from '../../../support/board.ts'

describe('miracle', () => {
  const position = (step: 'upkeep' | 'main1' = 'upkeep') =>
    board({
      a: { hand: ['Brainstorm'], battlefield: ['Volcanic Island'], library: ['Thunderous Wrath', '9 Forest'] },
      step,
    })

  it('[CR 702.94a] the first card drawn in a turn may be revealed and cast for its miracle cost', () => {
    const b = position().yes().yes()
    b.aim(['B'])
    b.to('draw')
    expect(b.in('graveyard', 'Thunderous Wrath', 'A')).toBe(true)
    expect(b.life('B')).toBe(15)
  })

  it('[CR 702.94a] it need not be', () => {
    const b = position().no().to('main1')
    expect(b.names('hand', 'A')).toContain('Thunderous Wrath')
    expect(JSON.stringify(viewFor(b.game, 1))).not.toContain('Thunderous Wrath')
  })

  it('[CR 702.94a] no other card of the turn may', () => {
    const b = board({
      a: {
        hand: ['Brainstorm'],
        battlefield: ['2 Volcanic Island'],
        library: ['Forest', 'Thunderous Wrath', '9 Forest'],
      },
      step: 'upkeep',
    })
    b.to('main1').cast('Brainstorm').resolve()
    expect(b.asked.some(({ text }) => text.includes('miracle'))).toBe(false)
    expect(b.life('B')).toBe(20)
  })
})
