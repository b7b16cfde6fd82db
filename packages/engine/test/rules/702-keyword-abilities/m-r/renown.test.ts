import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('renown', () => {
  it('[CR 702.112a] renown: a +1/+1 counter the first time it deals combat damage to a player', () => {
    const b = board({ a: { battlefield: ['Goblin Glory Chaser'] } })
    b.attack('Goblin Glory Chaser').damage()
    expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
    expect(b.has('Goblin Glory Chaser', 'menace')).toBe(true)
    b.to('main1', 5)
    b.attack('Goblin Glory Chaser').damage()
    expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
  })
})
