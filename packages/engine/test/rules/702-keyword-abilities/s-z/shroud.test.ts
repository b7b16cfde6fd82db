import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('shroud', () => {
  it('[CR 702.18a] shroud: no target for anyone', () => {
    const b = board({ a: { battlefield: ['Forest', 'Argothian Enchantress'], hand: ['Giant Growth'] } })
    expect(b.can('cast', 'Giant Growth')).toBe(false)
  })
})
