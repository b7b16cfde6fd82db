import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

const FOREST_MANA = ['3 Plains', '2 Forest']

describe('Humility and Opalescence', () => {
  it('[S10.1] [CR 613.7m] [S12.1] Replenish returns both: with Opalescence first, Humility is 1/1', () => {
    const b = board({ a: { hand: ['Replenish'], battlefield: ['4 Plains'], graveyard: ['Opalescence', 'Humility'] } })
    b.reply('orderTimestamps', (d) => {
      if (d.shape !== 'order') throw new Error(d.shape)
      const at = d.items.findIndex((item) => item.label === 'Opalescence')
      return [at, 1 - at]
    })
    b.cast('Replenish').resolve()
    expect(b.pt('Humility')).toBe('1/1')
  })

  it('[S10.1] [CR 613.7m] [S12.1] Replenish returns both: with Humility first, Humility is 4/4', () => {
    const b = board({ a: { hand: ['Replenish'], battlefield: ['4 Plains'], graveyard: ['Opalescence', 'Humility'] } })
    b.reply('orderTimestamps', (d) => {
      if (d.shape !== 'order') throw new Error(d.shape)
      const at = d.items.findIndex((item) => item.label === 'Humility')
      return [at, 1 - at]
    })
    b.cast('Replenish').resolve()
    expect(b.pt('Humility')).toBe('4/4')
  })
})

describe('abilities that are lost', () => {
  it.each([
    [['Fervor', 'Humility'], false],
    [['Humility', 'Fervor'], true],
  ])('[CR 613.7] in layer 6 the newer counts: with %j a creature has haste: %s', (order, haste) => {
    const b = board({ a: { battlefield: [...order, 'Grizzly Bears'] } })
    expect(b.has('Grizzly Bears', 'haste')).toBe(haste)
  })

  it('[S10.1] [CR 613.7] Snapcaster Mage’s effect is newer than Yixlid Jailer: the card has flashback', () => {
    const b = board({
      a: {
        battlefield: ['Yixlid Jailer', 'Mountain'],
        mana: '{U}{U}',
        hand: ['Snapcaster Mage'],
        graveyard: ['Lightning Bolt'],
      },
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    expect(b.can('cast', 'Lightning Bolt')).toBe(true)
  })
})

describe('land types', () => {
  it('[S10.1] [CR 613.7] Spreading Seas newer than Urborg: that land is only an Island', () => {
    const b = board({
      a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Plains', { card: 'Spreading Seas', attachedTo: 'Plains' }] },
    })
    expect(b.c('Plains').subtypes).toEqual(['Island'])
  })

  it('[S10.1] [CR 613.7] Spreading Seas older than Urborg: that land is an Island and a Swamp', () => {
    const b = board({
      a: { battlefield: ['Plains', { card: 'Spreading Seas', attachedTo: 'Plains' }, 'Urborg, Tomb of Yawgmoth'] },
    })
    expect(b.c('Plains').subtypes).toEqual(['Island', 'Swamp'])
  })

  it('[S10.1] [CR 613.7] of Blood Moon and Spreading Seas the newer one counts', () => {
    const b = board({
      a: { battlefield: ['Wasteland', 'Blood Moon', { card: 'Spreading Seas', attachedTo: 'Wasteland' }] },
    })
    expect(b.c('Wasteland').subtypes).toEqual(['Island'])
  })
})

it('[S10.1] [CR 613.7d] Giant Growth after Humility is not undone by it: layer 7c follows 7b', () => {
  const b = board({
    a: { battlefield: ['Grizzly Bears', ...FOREST_MANA, 'Forest'], hand: ['Giant Growth', 'Humility'] },
  })
  b.cast('Giant Growth', { targets: ['Grizzly Bears'] }).resolve()
  b.cast('Humility').resolve()
  expect(b.pt('Grizzly Bears')).toBe('4/4')
})

it('[CR 613.7] Control Magic after Switcheroo wins, and when it goes the exchange is back', () => {
  const b = board({
    a: { battlefield: ['5 Island', 'Grizzly Bears'], hand: ['Switcheroo'] },
    b: { battlefield: ['Hill Giant', '4 Island', '2 Plains'], hand: ['Control Magic', 'Disenchant'] },
  })
  b.cast('Switcheroo', { targets: ['Grizzly Bears', 'Hill Giant'] }).resolve()
  b.to('main1', 4)
  b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  b.cast('Disenchant', { targets: ['Control Magic'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})

it('[CR 613.7e] the newer of two Control Magics counts', () => {
  const b = board({
    a: { battlefield: ['4 Island'], hand: ['Control Magic'] },
    b: { battlefield: ['Hill Giant', '4 Island'], hand: ['Control Magic'] },
  })
  b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
  b.to('main1', 4)
  b.cast('Control Magic', { targets: ['Hill Giant'] }).resolve()
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
