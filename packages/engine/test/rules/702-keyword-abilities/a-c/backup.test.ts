import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('backup', () => {
  it('[CR 702.165a] another creature gets the counter and what is printed below', () => {
    const b = board({ a: { hand: ['Saiba Cryptomancer'], battlefield: ['2 Island', 'Grizzly Bears'] } })
    b.cast('Saiba Cryptomancer').resolve().aim(['Grizzly Bears']).resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.has('Grizzly Bears', 'hexproof')).toBe(true)
    expect(b.has('Grizzly Bears', 'flash')).toBe(false)
    b.to('upkeep', 4)
    expect(b.has('Grizzly Bears', 'hexproof')).toBe(false)
    expect(b.pt('Grizzly Bears')).toBe('3/3')
  })
})
