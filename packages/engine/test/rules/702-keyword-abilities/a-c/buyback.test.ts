import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('buyback', () => {
  it('[CR 702.27a] buyback: Capsize returns to the hand', () => {
    const b = board({ a: { battlefield: ['6 Island'], hand: ['Capsize'] }, b: { battlefield: ['Hill Giant'] } })
    b.yes('additionalCost')
      .cast('Capsize', { targets: ['Hill Giant'] })
      .resolve()
    expect(b.names('hand', 'A')).toEqual(['Capsize'])
    expect(b.names('hand', 'B')).toEqual(['Hill Giant'])
  })

  it('[CR 702.27a] bought back but without a legal target: into the graveyard', () => {
    const b = board({
      a: { battlefield: ['6 Island'], hand: ['Capsize'] },
      b: { battlefield: ['Hill Giant', 'Island'], hand: ['Unsummon'] },
    })
    b.yes('additionalCost').cast('Capsize', { targets: ['Hill Giant'] })
    b.turnTo('B')
      .cast('Unsummon', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.names('graveyard', 'A')).toEqual(['Capsize'])
  })
})
