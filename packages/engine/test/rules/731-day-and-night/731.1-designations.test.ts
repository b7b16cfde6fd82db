import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('day and night', () => {
  it('[CR 731.2c] without a designation turns without spells bring none', () => {
    const b = board({ a: { hand: ['Brimstone Vandal'], mana: '' } })
    b.to('main1', 6)
    expect(b.game.state.daytime ?? null).toBeNull()
  })

  it('[CR 731.1a] "day becomes night" is the change from one to the other, not the first day', () => {
    const b = board({ a: { hand: ['Brimstone Vandal'], mana: '{R}{R}{R}' } })
    b.cast('Brimstone Vandal').resolveAll()
    expect(b.life('B')).toBe(20)
    b.to('main1', 5).resolveAll()
    expect(b.life('B')).toBe(19)
  })
})
