import { describe, expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

const BLADE = 'Tithing Blade // Consuming Sepulcher'

describe('craft', () => {
  it('[CR 702.167a] exiles itself and the material, and comes back transformed', () => {
    const b = board({ a: { battlefield: [BLADE, '5 Swamp'], graveyard: ['Grizzly Bears'] } })
    b.throughJson = true
    b.activate('Tithing Blade').resolve()
    expect(b.in('exile', 'Grizzly Bears')).toBe(true)
    expect(b.in('battlefield', 'Consuming Sepulcher', 'A')).toBe(true)
  })

  it('[CR 702.167b] the material is a permanent you control or a card in your graveyard', () => {
    const b = board({
      a: { battlefield: [BLADE, '5 Swamp', 'Air Elemental'], graveyard: ['Grizzly Bears'] },
      b: { battlefield: ['Hill Giant'], graveyard: ['Raging Goblin'] },
    })
    b.pick('costObjects', 'Air Elemental').activate('Tithing Blade')
    expect(b.in('exile', 'Air Elemental')).toBe(true)
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[CR 702.167a] not without a material, and only as a sorcery', () => {
    const none = board({ a: { battlefield: [BLADE, '5 Swamp'] }, b: { battlefield: ['Hill Giant'] } })
    expect(none.can('activate', 'Tithing Blade')).toBe(false)
    const b = board({ a: { battlefield: [BLADE, '5 Swamp'], graveyard: ['Grizzly Bears'] } })
    b.to('beginCombat')
    expect(b.can('activate', 'Tithing Blade')).toBe(false)
  })
})
