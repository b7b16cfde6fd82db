import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('counter', () => {
  it('[CR 701.6a] a countered spell goes to its owner’s graveyard and has no effect', () => {
    const b = board({
      a: { battlefield: ['2 Forest'], hand: ['Grizzly Bears'] },
      b: { battlefield: ['2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Grizzly Bears')
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Grizzly Bears'])
  })
})
