import { describe, expect, it } from 'vitest'
import { isCreature } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

describe('copies of permanents', () => {
  it('[CR 707.2] Clone copies the printed values, not counters, pumps or damage', () => {
    const b = board({
      a: { battlefield: ['4 Island', 'Glorious Anthem'], hand: ['Clone'] },
      b: { battlefield: [{ card: 'Serra Angel', counters: { '+1/+1': 2 }, damage: 1 }] },
    })
    b.yes('copy').cast('Clone').resolve()
    expect(b.names('battlefield', 'A')).toContain('Serra Angel')
    expect(b.pt('Serra Angel#2')).toBe('5/5')
    expect(b.object('Serra Angel#2').counters).toBeNull()
  })

  it('[CR 707.3] Clone copying a Clone of Serra Angel is a Serra Angel', () => {
    const b = board({ a: { battlefield: ['8 Island', 'Serra Angel'], hand: ['2 Clone'] } })
    b.yes('copy').cast('Clone').resolve()
    b.yes('copy').pick('copy', 'Serra Angel#2').cast('Clone').resolve()
    expect(b.count('battlefield', 'Serra Angel')).toBe(3)
    expect(b.has('Serra Angel#3', 'flying')).toBe(true)
  })

  it('[CR 707.2] Phantasmal Image copies a creature and is an Illusion besides', () => {
    const b = board({ a: { battlefield: ['2 Island', 'Serra Angel'], hand: ['Phantasmal Image'] } })
    b.yes('copy').cast('Phantasmal Image').resolve()
    expect(b.c('Serra Angel#2').subtypes).toEqual(['Angel', 'Illusion'])
  })

  it('[CR 707.2] Clever Impersonator may copy an enchantment, but no land', () => {
    const b = board({
      a: { battlefield: ['4 Island', 'Glorious Anthem', 'Grizzly Bears'], hand: ['Clever Impersonator'] },
    })
    b.yes('copy').pick('copy', 'Glorious Anthem').cast('Clever Impersonator').resolve()
    expect(b.pt('Grizzly Bears')).toBe('4/4')
    const asked = b.asked.at(-1)
    expect(asked?.shape === 'objects' && asked.candidates).toEqual([b.id('Glorious Anthem'), b.id('Grizzly Bears')])
  })

  it('[CR 707.2] Clone of an animated Mishra’s Factory is the land as printed', () => {
    const b = board({ a: { battlefield: ['4 Island', "Mishra's Factory", 'Wastes'], hand: ['Clone'] } })
    b.activate("Mishra's Factory").resolve()
    b.yes('copy').cast('Clone').resolve()
    expect(isCreature(b.c("Mishra's Factory#2"))).toBe(false)
    expect(b.in('battlefield', "Mishra's Factory", 'A')).toBe(true)
  })

  it('[CR 707.2] Rite of Replication makes a token that is a copy', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Serra Angel'], hand: ['Rite of Replication'] } })
    b.cast('Rite of Replication', { targets: ['Serra Angel'] }).resolve()
    expect(b.pt('Serra Angel#2')).toBe('4/4')
    expect(b.object('Serra Angel#2').kind).toBe('token')
  })

  it('[CR 702.33] kicked, it makes five', () => {
    const b = board({ a: { battlefield: ['9 Island', 'Grizzly Bears'], hand: ['Rite of Replication'] } })
    b.yes('kicker')
      .cast('Rite of Replication', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.count('battlefield', 'Grizzly Bears')).toBe(6)
  })

  it('[CR 707.2] a copy of a copy token still triggers as it enters', () => {
    const b = board({ a: { battlefield: ['4 Island', 'Grave Titan'], hand: ['Rite of Replication'] } })
    b.cast('Rite of Replication', { targets: ['Grave Titan'] })
      .resolve()
      .resolve()
    expect(b.count('battlefield', 'Zombie Token')).toBe(2)
  })
})

it('[CR 707.2] Clone of Tarmogoyf counts as Tarmogoyf does', () => {
  const b = board({
    a: { battlefield: ['4 Island', 'Tarmogoyf'], hand: ['Clone'], graveyard: ['Forest', 'Lightning Bolt'] },
  })
  b.yes('copy').cast('Clone').resolve()
  expect(b.pt('Tarmogoyf#2')).toBe('2/3')
})

it('[CR 707.2] a copy of a creature under foreign control is yours', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Rite of Replication'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Rite of Replication').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})

describe('copies of spells', () => {
  it('[CR 707.2] the copy has the X that was chosen for the original', () => {
    const b = board({
      a: {
        battlefield: ['2 Island'],
        mana: '{B}{B}{B}',
        hand: ['Skeletal Scrying', 'Twincast'],
        graveyard: ['2 Forest'],
      },
    })
    b.reply('x', 2).cast('Skeletal Scrying')
    b.cast('Twincast').resolve()
    b.resolveAll()
    expect(b.names('hand', 'A').length).toBe(4)
    expect(b.life('A')).toBe(16)
  })

  it('[CR 707.2] the copy of a kicked spell is kicked', () => {
    const b = board({
      a: { battlefield: ['11 Island', 'Grizzly Bears'], hand: ['Rite of Replication', 'Twincast'] },
    })
    b.yes('kicker').cast('Rite of Replication')
    b.no('newTargets').cast('Twincast').resolveAll()
    expect(b.count('battlefield', 'Grizzly Bears')).toBe(11)
  })
})
