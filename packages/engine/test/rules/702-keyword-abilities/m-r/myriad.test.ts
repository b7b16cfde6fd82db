import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('myriad', () => {
  it('[CR 702.116a] in a two-player game myriad creates no tokens', () => {
    const b = board({ a: { battlefield: ['Warchief Giant'] } })
    b.attack('Warchief Giant').resolveAll()
    expect(b.names('battlefield', 'A')).toEqual(['Warchief Giant'])
  })
})
