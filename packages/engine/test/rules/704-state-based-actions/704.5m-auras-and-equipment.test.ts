import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Isochron Scepter and Necromancy', () => {
  it('[CR 704.5m] when the creature leaves, Necromancy goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ['5 Swamp'], hand: ['Necromancy', 'Doom Blade'] },
      b: { graveyard: ['Hill Giant'] },
    })
    b.cast('Necromancy').resolve().resolve()
    b.cast('Doom Blade', { targets: ['Hill Giant'] }).resolveAll()
    expect(b.in('graveyard', 'Necromancy', 'A')).toBe(true)
  })
})

describe('attachments', () => {
  it('[S12.2] [CR 704.5m] [S12.2] an Aura whose creature is gone goes to the graveyard', () => {
    const b = board({
      a: {
        battlefield: ['Mountain', { card: 'Holy Strength', attachedTo: 'Elite Vanguard' }],
        hand: ['Lightning Bolt'],
      },
      b: { battlefield: ['Elite Vanguard'] },
    })
    b.cast('Lightning Bolt', { targets: ['Elite Vanguard'] }).resolve()
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('[S12.2] [CR 704.5m, 303.4c] an Aura that may no longer enchant its permanent goes to the graveyard', () => {
    const b = board({
      a: { battlefield: ["Mishra's Factory", '4 Plains'], hand: ['Holy Strength'] },
    })
    b.activate("Mishra's Factory").resolve()
    b.cast('Holy Strength', { targets: ["Mishra's Factory"] }).resolve()
    expect(b.pt("Mishra's Factory")).toBe('3/4')
    b.to('upkeep', 4)
    expect(b.in('graveyard', 'Holy Strength', 'A')).toBe(true)
  })

  it('[S12.2] [CR 704.5n] [S12.2] Equipment stays on the battlefield when its creature leaves', () => {
    const b = board({
      a: {
        battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }, 'Mountain'],
        hand: ['Shock'],
      },
    })
    expect(b.pt('Grizzly Bears')).toBe('4/2')
    b.cast('Shock', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.object('Bonesplitter')).toMatchObject({ zone: 'battlefield', attachedTo: 0 })
  })

  it('[S12.2] [CR 704.5n] Equipment on a permanent that stopped being a creature becomes unattached', () => {
    const b = board({ a: { battlefield: ["Mishra's Factory", '2 Plains', 'Bonesplitter'] } })
    b.activate("Mishra's Factory").resolve()
    b.activate('Bonesplitter', { targets: ["Mishra's Factory"] }).resolve()
    expect(b.pt("Mishra's Factory")).toBe('4/2')
    b.to('upkeep', 4)
    expect(b.object('Bonesplitter').attachedTo).toBe(0)
  })

  it('[S12.2] [CR 704.5p] [S12.2] Equipment stays with its creature when that changes controller', () => {
    const b = board({
      a: { battlefield: ['3 Mountain'], hand: ['Act of Treason'] },
      b: { battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] },
    })
    b.cast('Act of Treason', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/2')
    expect(b.in('battlefield', 'Bonesplitter', 'B')).toBe(true)
  })

  it('[S12.2] [CR 704.5m] Control Magic on an animated enchantment falls off when Opalescence leaves', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Control Magic', attachedTo: 'Glorious Anthem' }, 'Grizzly Bears', '2 Plains'],
        hand: ['Disenchant'],
      },
      b: { battlefield: ['Opalescence', 'Glorious Anthem'] },
    })
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    b.cast('Disenchant', { targets: ['Opalescence'] }).resolve()
    expect(b.in('graveyard', 'Control Magic', 'A')).toBe(true)
    expect(b.in('battlefield', 'Glorious Anthem', 'B')).toBe(true)
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })
})
