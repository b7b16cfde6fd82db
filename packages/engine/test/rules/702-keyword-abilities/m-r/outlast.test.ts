import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('outlast', () => {
  it('[CR 702.107a] outlast taps the creature for a counter, as a sorcery', () => {
    const b = board({ a: { battlefield: ['2 Swamp', 'Disowned Ancestor'] } })
    b.activate('Disowned Ancestor').resolve()
    expect(b.pt('Disowned Ancestor')).toBe('1/5')
    expect(b.object('Disowned Ancestor').tapped).toBe(true)
  })
})
