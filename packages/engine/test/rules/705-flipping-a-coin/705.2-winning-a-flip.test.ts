import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('flipping a coin', () => {
  const flip = (seed: string) => {
    const b = board({
      a: { hand: ['Winter Sky'], battlefield: ['Mountain'], library: ['Forest'] },
      b: { library: ['Forest'] },
      seed,
    })
    b.cast('Winter Sky').resolve()
    return b.life('A') === 19 && b.life('B') === 19 ? 'won' : b.names('hand', 'A').length === 1 ? 'lost' : 'neither'
  }

  it('[CR 705.2] is won or lost, and the same again with the same seed', () => {
    const results = Array.from({ length: 12 }, (_, seed) => flip(String(seed)))
    expect(new Set(results)).toEqual(new Set(['won', 'lost']))
    expect(Array.from({ length: 12 }, (_, seed) => flip(String(seed)))).toEqual(results)
  })
})
