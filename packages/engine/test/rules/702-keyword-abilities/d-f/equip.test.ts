import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

describe('equip', () => {
  it("[CR 702.6, 702.6c] Bilbo's Ring is cheaper to equip to a Halfling", () => {
    const b = board({ a: { battlefield: ["Bilbo's Ring", 'Forest', 'Grizzly Bears'] } })
    expect(b.can('activate', "Bilbo's Ring")).toBe(false)
  })

  it('[CR 702.6a] equip: attach to a creature you control, at sorcery timing', () => {
    const b = board({
      a: { battlefield: ['Bonesplitter', 'Grizzly Bears', 'Forest'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Bonesplitter').resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/2')
    b.to('beginCombat')
    expect(b.can('activate', 'Bonesplitter')).toBe(false)
  })

  it('[CR 702.6e, 604.4] Equipment moves from one creature to another', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', 'Hill Giant', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }, 'Forest'],
      },
    })
    b.activate('Bonesplitter', { targets: ['Hill Giant'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    expect(b.pt('Hill Giant')).toBe('5/3')
  })
})
