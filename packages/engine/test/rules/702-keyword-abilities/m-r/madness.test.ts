import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('madness', () => {
  it('[CR 702.35a] madness: a discarded Basking Rootwalla may be cast for {0}', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] } })
    b.activate('Wild Mongrel')
    expect(b.in('exile', 'Basking Rootwalla')).toBe(true)
    b.yes().resolve()
    b.resolveAll()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.35a] not cast, it goes to the graveyard', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] } })
    b.activate('Wild Mongrel').no().resolve()
    expect(b.in('graveyard', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.35a] it may be cast on the opponent’s turn', () => {
    const b = board({ a: { battlefield: ['Wild Mongrel'], hand: ['Basking Rootwalla'] }, active: 1 })
    b.turnTo('A').activate('Wild Mongrel').yes().resolve()
    b.resolve()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.35a] discarded to Wheel of Fortune, it waits for the resolution to end', () => {
    const b = board({ a: { battlefield: ['3 Mountain'], hand: ['Wheel of Fortune', 'Basking Rootwalla'] } })
    b.cast('Wheel of Fortune').resolve()
    expect(b.names('hand', 'A').length).toBe(7)
    expect(b.game.state.stack.length).toBe(1)
    b.yes().resolve()
    b.resolve()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })

  it('[CR 702.35a] [CR 616.1] a madness card under Rest in Peace is exiled, and may still be cast', () => {
    const b = board({ a: { battlefield: ['Rest in Peace', 'Wild Mongrel'], hand: ['Basking Rootwalla'] } })
    b.activate('Wild Mongrel').yes().resolve()
    b.resolveAll()
    expect(b.in('battlefield', 'Basking Rootwalla', 'A')).toBe(true)
  })
})
