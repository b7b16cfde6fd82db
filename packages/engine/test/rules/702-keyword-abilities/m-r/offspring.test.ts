import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('offspring', () => {
  it('[CR 702.175a] with offspring paid there is a 1/1 copy', () => {
    const b = board({ a: { hand: ['Rust-Shield Rampager'], battlefield: ['6 Forest'] } })
    b.yes('additionalCost').cast('Rust-Shield Rampager').resolve().resolve()
    expect([b.pt('Rust-Shield Rampager'), b.pt('Rust-Shield Rampager#2')].sort()).toEqual(['1/1', '4/4'])
  })
})
