import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('crew', () => {
  it('[CR 702.122a] creatures with enough power together make a Vehicle a creature', () => {
    const b = board({ a: { battlefield: ['Irontread Crusher', 'Grizzly Bears', 'Llanowar Elves'] } })
    b.pick('costObjects', 'Grizzly Bears').pick('costObjects', 'Llanowar Elves').activate('Irontread Crusher').resolve()
    expect(b.object('Grizzly Bears').tapped).toBe(true)
    expect(b.object('Llanowar Elves').tapped).toBe(true)
    expect(b.object('Irontread Crusher').tapped).toBe(false)
    b.attack('Irontread Crusher').damage()
    expect(b.life('B')).toBe(14)
  })

  it('[CR 702.122a] with too little power it cannot be crewed', () => {
    const b = board({ a: { battlefield: ['Irontread Crusher', 'Grizzly Bears'] } })
    expect(b.can('activate', 'Irontread Crusher')).toBe(false)
  })

  it('[CR 702.122a] no more creatures need be tapped than are enough', () => {
    const b = board({ a: { battlefield: ['Sleek Schooner', 'Grizzly Bears', 'Llanowar Elves'] } })
    b.pick('costObjects', 'Llanowar Elves').reply('costObjects', []).activate('Sleek Schooner').resolve()
    expect(b.object('Grizzly Bears').tapped).toBe(false)
    expect(b.object('Llanowar Elves').tapped).toBe(true)
  })

  it('[CR 302.6] a creature with summoning sickness can crew; a Vehicle that has it cannot attack', () => {
    const b = board({
      a: {
        hand: ['Sleek Schooner'],
        battlefield: ['3 Forest', 'Irontread Crusher', { card: 'Hill Giant', sick: true }],
      },
    })
    b.pick('costObjects', 'Hill Giant').activate('Irontread Crusher').resolve()
    expect(b.object('Hill Giant').tapped).toBe(true)
    b.cast('Sleek Schooner').resolve().pick('costObjects', 'Irontread Crusher').activate('Sleek Schooner').resolve()
    expect(() => b.attack('Sleek Schooner')).toThrow()
  })

  it('[CR 702.122a] a Vehicle cannot crew itself', () => {
    const b = board({ a: { battlefield: ['Sleek Schooner', 'Llanowar Elves'] } })
    b.activate('Sleek Schooner').resolve()
    expect(b.can('activate', 'Sleek Schooner')).toBe(false)
  })

  it('[CR 301.7a, 208.3] a Vehicle that is no creature has no power or toughness and is not destroyed for want of it', () => {
    const b = board({
      a: { hand: ['Wrath of God'], battlefield: ['4 Plains', 'Irontread Crusher', 'Hill Giant'] },
    })
    b.cast('Wrath of God').resolve()
    expect(b.in('battlefield', 'Irontread Crusher')).toBe(true)
  })

  it('[CR 514.2] it stops being a creature at end of turn', () => {
    const b = board({ a: { battlefield: ['Sleek Schooner', 'Llanowar Elves'] } })
    b.activate('Sleek Schooner').resolve().to('upkeep', 4)
    expect(b.c('Sleek Schooner').types).toBe(b.c('Sleek Schooner').types & 1)
  })
})
