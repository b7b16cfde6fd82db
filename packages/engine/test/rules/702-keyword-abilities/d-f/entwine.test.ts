import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('entwine', () => {
  it('[CR 702.42a] for its cost both modes are chosen', () => {
    const b = board({
      a: { hand: ['Rain of Rust'], battlefield: ['9 Mountain'] },
      b: { battlefield: ['Sol Ring', 'Forest'] },
    })
    b.yes('additionalCost').aim(['Sol Ring', 'Forest']).cast('Rain of Rust').resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
  })

  it('[CR 702.42a] without it only one mode is', () => {
    const b = board({
      a: { hand: ['Rain of Rust'], battlefield: ['9 Mountain'] },
      b: { battlefield: ['Sol Ring', 'Forest'] },
    })
    b.no('additionalCost').reply('mode', [0]).aim(['Sol Ring']).cast('Rain of Rust').resolve()
    expect(b.names('battlefield', 'B')).toEqual(['Forest'])
  })

  it('[CR 702.42a] it is not offered where a mode has no target', () => {
    const b = board({ a: { hand: ['Rain of Rust'], battlefield: ['9 Mountain'] } })
    b.yes('additionalCost').cast('Rain of Rust')
    expect(b.asked.some((decision) => decision.purpose === 'additionalCost')).toBe(false)
    expect(b.in('stack', 'Rain of Rust')).toBe(true)
  })
})
