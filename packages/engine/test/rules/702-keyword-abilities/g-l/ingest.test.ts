import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('ingest', () => {
  it('[CR 702.115a] ingest exiles the top card of the library of the player dealt combat damage', () => {
    const b = board({ a: { battlefield: ['Culling Drone'] }, b: { library: ['Shock', 'Forest'] } })
    b.attack('Culling Drone').damage()
    expect(b.names('exile', 'B')).toEqual(['Shock'])
    expect(b.names('library', 'B')).toEqual(['Forest'])
  })
})
