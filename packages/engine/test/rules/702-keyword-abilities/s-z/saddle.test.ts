import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('saddle', () => {
  it('[CR 702.171a] a Mount is saddled for the turn by tapping creatures, as a sorcery', () => {
    const b = board({ a: { battlefield: ['Alacrian Jaguar', 'Llanowar Elves'], library: ['9 Forest'] } })
    b.activate('Alacrian Jaguar').resolve()
    expect(b.object('Llanowar Elves').tapped).toBe(true)
    const size = b.pt('Alacrian Jaguar')
    b.attack('Alacrian Jaguar').resolve()
    expect(b.pt('Alacrian Jaguar')).not.toBe(size)
    b.to('main1', 5).attack('Alacrian Jaguar').resolveAll()
    expect(b.pt('Alacrian Jaguar')).toBe(size)
  })
})
