import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('suspend', () => {
  it('[CR 702.62a] the card waits in exile and is cast when the last time counter is removed', () => {
    const b = board({ a: { hand: ['Rift Bolt'], battlefield: ['Mountain'] } })
    b.throughJson = true
    b.activate('Rift Bolt', { zone: 'hand' })
    expect(b.names('stack')).toEqual([])
    expect(b.counters('Rift Bolt', 'time')).toBe(1)
    b.yes().aim(['B']).to('main1', 5)
    expect(b.life('B')).toBe(17)
    expect(b.in('graveyard', 'Rift Bolt', 'A')).toBe(true)
  })

  it('[CR 702.62a] casting it is optional; declined, it stays in exile', () => {
    const b = board({ a: { hand: ['Rift Bolt'], battlefield: ['Mountain'] } })
    b.activate('Rift Bolt', { zone: 'hand' }).no().to('main1', 5)
    expect(b.in('exile', 'Rift Bolt')).toBe(true)
  })

  it('[CR 702.62a] one time counter is removed in each upkeep of its owner', () => {
    const b = board({ a: { hand: ['Durkwood Baloth'], battlefield: ['Forest'] } })
    b.activate('Durkwood Baloth', { zone: 'hand' }).to('main1', 5)
    expect(b.counters('Durkwood Baloth', 'time')).toBe(4)
  })

  it('[CR 702.62a] a creature cast this way has haste', () => {
    const b = board({
      a: { hand: ['Durkwood Baloth'], battlefield: ['Forest'], library: ['20 Forest'] },
      b: { library: ['20 Forest'] },
    })
    b.activate('Durkwood Baloth', { zone: 'hand' }).yes().to('main1', 13)
    expect(b.has('Durkwood Baloth', 'haste')).toBe(true)
    b.attack('Durkwood Baloth').damage()
    expect(b.life('B')).toBe(15)
  })

  it('[CR 702.62a, 116.2f, 702.62c] it is suspended only when it could be cast', () => {
    const b = board({ a: { hand: ['Rift Bolt'], battlefield: ['Mountain'] } })
    b.to('upkeep', 4)
    expect(b.decision.player === 0 && b.can('activate', 'Rift Bolt')).toBe(false)
  })
})
