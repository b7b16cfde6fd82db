import { describe, expect, it } from 'vitest'
import { viewFor } from '../../src/view/view.ts'
import { board } from '../support/board.ts'

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

describe('sneak', () => {
  const attack = () => {
    const b = board({ a: { hand: ['Foot Ninjas'], battlefield: ['4 Swamp', 'Grizzly Bears'] } })
    expect(b.can('cast', 'Foot Ninjas')).toBe(false)
    return b.attack('Grizzly Bears')
  }

  it('[CR 702.190a] is cast in the declare blockers step by returning an unblocked attacker', () => {
    const b = attack()
    expect(b.can('cast', 'Foot Ninjas')).toBe(false)
    b.to('declareBlockers').cast('Foot Ninjas', { method: 'alternative' })
    expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
    b.resolve()
    expect(b.object('Foot Ninjas').tapped).toBe(true)
  })

  it('[CR 702.190b] the permanent attacks what the returned creature attacked', () => {
    const b = attack().to('declareBlockers').cast('Foot Ninjas', { method: 'alternative' }).resolve()
    const { power } = b.c('Foot Ninjas')
    b.damage()
    expect(b.life('B')).toBe(20 - power)
  })
})
