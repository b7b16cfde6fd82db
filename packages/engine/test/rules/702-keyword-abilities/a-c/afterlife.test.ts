import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('afterlife', () => {
  it('[CR 702.135a] afterlife leaves flying Spirits behind', () => {
    const b = board({ a: { hand: ['Shock'], battlefield: ['Mountain', 'Ministrant of Obligation'] } })
    b.cast('Shock', { targets: ['Ministrant of Obligation'] })
      .resolve()
      .resolve()
    expect(b.count('battlefield', 'Spirit Token')).toBe(2)
    expect(b.has('Spirit Token', 'flying')).toBe(true)
  })
})
