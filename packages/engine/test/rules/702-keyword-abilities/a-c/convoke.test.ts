import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'
import { tapped } from '../../../support/watch.ts'

describe('convoke', () => {
  it('[CR 702.51a] convoke: creatures tap for generic mana or for their colour', () => {
    const b = board({ a: { battlefield: ['2 Goblin Piker', '2 Grizzly Bears'], hand: ['Stoke the Flames'] } })
    b.cast('Stoke the Flames', { targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(16)
    expect(tapped(b).length).toBe(4)
  })

  it('[CR 702.51a] a creature of another colour does not pay {R}', () => {
    const b = board({ a: { battlefield: ['4 Grizzly Bears'], hand: ['Stoke the Flames'] } })
    expect(b.can('cast', 'Stoke the Flames')).toBe(false)
  })

  it('[CR 702.51a] a creature that came this turn may convoke', () => {
    const b = board({
      a: { battlefield: ['3 Mountain', { card: 'Grizzly Bears', sick: true }], hand: ['Stoke the Flames'] },
    })
    b.cast('Stoke the Flames', { targets: ['B'] })
    expect(b.object('Grizzly Bears').tapped).toBe(true)
  })
})
