import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('annihilator', () => {
  it('[CR 702.86a, 508.5] annihilator: the defending player sacrifices two permanents', () => {
    const b = board({
      a: { battlefield: ["Ulamog's Crusher"] },
      b: { battlefield: ['Forest', 'Island', 'Hill Giant'] },
    })
    b.reply('sacrifice', () => [b.id('Forest'), b.id('Island')], 'B')
    b.attack("Ulamog's Crusher").resolve()
    expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
  })
})
