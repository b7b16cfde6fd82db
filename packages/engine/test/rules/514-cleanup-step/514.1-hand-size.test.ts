import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('cleanup', () => {
  it('[S2.3] [CR 514.1, 703.4n] the active player discards to seven cards', () => {
    const b = board({ a: { hand: ['9 Forest'] }, step: 'end' })
    b.to('upkeep', 4)
    expect(b.names('hand', 'A').length).toBe(7)
    expect(b.names('graveyard', 'A').length).toBe(2)
  })

  it('[S2.3] the other player does not', () => {
    const b = board({ b: { hand: ['9 Forest'] }, step: 'end' })
    b.to('upkeep', 4)
    expect(b.names('hand', 'B').length).toBe(9)
  })

  it('[S2.3] the player chooses which', () => {
    const b = board({ a: { hand: ['7 Forest', 'Hill Giant'] }, step: 'end' })
    b.pick('discardToHandSize', 'Hill Giant').to('upkeep', 4)
    expect(b.names('graveyard', 'A')).toEqual(['Hill Giant'])
  })
})
