import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('conspire', () => {
  it('[CR 702.78a] two creatures that share a color with the spell are tapped for a copy', () => {
    const b = board({
      a: { hand: ['Barkshell Blessing'], battlefield: ['Forest', 'Grizzly Bears', 'Gryff Rider', 'Hill Giant'] },
    })
    b.yes('additionalCost')
      .cast('Barkshell Blessing', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.object('Grizzly Bears').tapped).toBe(true)
    expect(b.object('Gryff Rider').tapped).toBe(true)
    expect(b.pt('Hill Giant')).toBe('7/7')
  })

  it('[CR 702.78a] creatures of other colors do not help', () => {
    const b = board({ a: { hand: ['Barkshell Blessing'], battlefield: ['Forest', 'Grizzly Bears', 'Hill Giant'] } })
    b.yes('additionalCost')
      .cast('Barkshell Blessing', { targets: ['Hill Giant'] })
      .resolveAll()
    expect(b.pt('Hill Giant')).toBe('5/5')
  })

  it('[CR 702.78b] [Wort, the Raidmother] conspire paid for once of two times copies the spell once', () => {
    const b = board({
      a: {
        hand: ['Burn Trail'],
        battlefield: ['4 Mountain', 'Wort, the Raidmother', 'Hill Giant', 'Gray Ogre', 'Goblin Piker'],
      },
    })
    b.yes('additionalCost')
      .no('additionalCost')
      .cast('Burn Trail', { targets: ['B'] })
      .resolveAll()
    expect(b.life('B')).toBe(14)
  })
})
