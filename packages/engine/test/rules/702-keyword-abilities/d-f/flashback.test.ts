import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('flashback', () => {
  it('[S4.1] [CR 702.34a] flashback: cast from the graveyard, then exiled', () => {
    const b = board({
      a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
      b: { battlefield: ['Glorious Anthem'] },
    })
    b.cast('Ray of Revelation', { method: 'flashback' }).resolve()
    expect(b.in('graveyard', 'Glorious Anthem', 'B')).toBe(true)
    expect(b.in('exile', 'Ray of Revelation')).toBe(true)
  })

  it('[CR 702.34a] countered, it is exiled too', () => {
    const b = board({
      a: { battlefield: ['Forest'], graveyard: ['Ray of Revelation'] },
      b: { battlefield: ['Glorious Anthem', '2 Island'], hand: ['Counterspell'] },
    })
    b.cast('Ray of Revelation', { method: 'flashback' })
    b.turnTo('B').cast('Counterspell').resolveAll()
    expect(b.in('exile', 'Ray of Revelation')).toBe(true)
  })

  it('[CR 400.7g] Snapcaster Mage gives flashback for the card’s own mana cost until end of turn', () => {
    const b = board({
      a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    b.cast('Lightning Bolt', { method: 'flashback', targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(17)
    expect(b.in('exile', 'Lightning Bolt')).toBe(true)
  })

  it('Snapcaster Mage: next turn the flashback is gone', () => {
    const b = board({
      a: { battlefield: ['2 Island', 'Mountain'], hand: ['Snapcaster Mage'], graveyard: ['Lightning Bolt'] },
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    b.to('main1', 5)
    expect(b.can('cast', 'Lightning Bolt')).toBe(false)
  })
})
