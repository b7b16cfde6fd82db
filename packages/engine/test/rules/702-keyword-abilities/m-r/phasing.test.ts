import { describe, expect, it } from 'vitest'
import { viewFor } from '../../../../src/view/view.ts'
import { board } from '../../../support/board.ts'

const charm = (b: ReturnType<typeof board>, artifact: string) =>
  b
    .option('mode', 'mode 3')
    .cast('Vision Charm', { targets: [artifact] })
    .resolve()

const DECK = ['2 Island', 'Mountain']

describe('phasing', () => {
  it('[CR 702.26a, 703.4a] a permanent with phasing phases out and in before its controller untaps', () => {
    const b = board({ a: { battlefield: ['Tolarian Drake'], library: ['10 Island'] }, b: { library: ['10 Island'] } })
    b.to('upkeep', 5)
    expect(b.in('battlefield', 'Tolarian Drake')).toBe(false)
    b.to('upkeep', 7)
    expect(b.in('battlefield', 'Tolarian Drake')).toBe(true)
  })

  it('[CR 702.26b] a phased-out permanent does nothing and cannot be found', () => {
    const b = board({ a: { battlefield: [...DECK, 'Null Rod', 'Sol Ring'], hand: ['Vision Charm', 'Shock'] } })
    charm(b, 'Null Rod')
    expect(b.can('activateMana', 'Sol Ring')).toBe(true)
    expect(b.in('battlefield', 'Null Rod')).toBe(false)
  })

  it('[CR 702.26d] phasing is no zone change: nothing enters or leaves', () => {
    const b = board({
      active: 1,
      a: { battlefield: ['Soul Warden', 'Alpha Myr'] },
      b: { battlefield: DECK, hand: ['Vision Charm'] },
    })
    charm(b, 'Alpha Myr')
    expect(b.names('graveyard', 'A')).toEqual([])
    b.to('upkeep', 4)
    expect(b.in('battlefield', 'Alpha Myr', 'A')).toBe(true)
    expect(b.life('A')).toBe(20)
  })

  it('[CR 702.26d] counters stay on it', () => {
    const b = board({
      active: 1,
      a: { battlefield: [{ card: 'Alpha Myr', counters: { '+1/+1': 2 } }] },
      b: { battlefield: DECK, hand: ['Vision Charm'] },
    })
    charm(b, 'Alpha Myr').to('upkeep', 4)
    expect(b.pt('Alpha Myr')).toBe('4/3')
  })

  it('[CR 502.1] it phases in before its controller untaps, and untaps then', () => {
    const b = board({
      active: 1,
      a: { battlefield: [{ card: 'Alpha Myr', tapped: true }] },
      b: { battlefield: DECK, hand: ['Vision Charm'] },
    })
    charm(b, 'Alpha Myr').to('upkeep', 4)
    expect(b.object('Alpha Myr').tapped).toBe(false)
  })

  it('[CR 502.1] it waits for the untap step of the player who controlled it', () => {
    const b = board({ a: { battlefield: [...DECK, 'Alpha Myr'], hand: ['Vision Charm'] } })
    charm(b, 'Alpha Myr').to('upkeep', 4)
    expect(b.in('battlefield', 'Alpha Myr')).toBe(false)
    b.to('upkeep', 5)
    expect(b.in('battlefield', 'Alpha Myr', 'A')).toBe(true)
  })

  it('[CR 506.4] a creature that phases out is removed from combat', () => {
    const b = board({
      active: 1,
      a: { battlefield: DECK, hand: ['Vision Charm'] },
      b: { battlefield: ['Alpha Myr'] },
    })
    b.attack('Alpha Myr').turnTo('A')
    charm(b, 'Alpha Myr').damage()
    expect(b.life('A')).toBe(20)
  })

  it('[CR 702.26g] what is attached phases out with it, and in again', () => {
    const b = board({
      active: 1,
      a: { battlefield: ['Alpha Myr', { card: 'Bonesplitter', attachedTo: 'Alpha Myr' }] },
      b: { battlefield: [...DECK, { card: 'Pacifism', attachedTo: 'Alpha Myr' }], hand: ['Vision Charm'] },
    })
    charm(b, 'Alpha Myr')
    expect(b.names('battlefield')).not.toContain('Bonesplitter')
    expect(b.names('battlefield')).not.toContain('Pacifism')
    b.to('upkeep', 4)
    expect(b.pt('Alpha Myr')).toBe('4/1')
    expect(b.object('Pacifism').attachedTo).toBe(b.id('Alpha Myr'))
  })

  it('[CR 702.26i] an Equipment that phases in alone is attached again where its host is still there', () => {
    const b = board({
      active: 1,
      a: { battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] },
      b: { battlefield: DECK, hand: ['Vision Charm'] },
    })
    charm(b, 'Bonesplitter')
    expect(b.pt('Grizzly Bears')).toBe('2/2')
    b.to('upkeep', 4)
    expect(b.pt('Grizzly Bears')).toBe('4/2')
  })

  it('[CR 702.26i] and unattached where it is not', () => {
    const b = board({
      active: 1,
      a: { battlefield: ['Grizzly Bears', { card: 'Bonesplitter', attachedTo: 'Grizzly Bears' }] },
      b: { battlefield: DECK, hand: ['Vision Charm', 'Shock'] },
    })
    charm(b, 'Bonesplitter')
      .cast('Shock', { targets: ['Grizzly Bears'] })
      .resolve()
      .to('upkeep', 4)
    expect(b.object('Bonesplitter').attachedTo).toBe(0)
  })

  it('[CR 608.2b] a spell whose target has phased out does not resolve', () => {
    const b = board({
      active: 1,
      a: { battlefield: DECK, hand: ['Vision Charm'] },
      b: { battlefield: ['Alpha Myr', 'Forest'], hand: ['Giant Growth'] },
    })
    b.cast('Giant Growth', { targets: ['Alpha Myr'] }).turnTo('A')
    charm(b, 'Alpha Myr').resolve().to('upkeep', 5)
    expect(b.in('graveyard', 'Giant Growth', 'B')).toBe(true)
    expect(b.pt('Alpha Myr')).toBe('2/1')
  })

  it('[CR 702.26f] an effect until end of turn ends while the permanent is phased out', () => {
    const b = board({
      active: 1,
      a: { battlefield: ['Alpha Myr', 'Forest'], hand: ['Giant Growth'] },
      b: { battlefield: DECK, hand: ['Vision Charm'] },
    })
    b.turnTo('A')
      .cast('Giant Growth', { targets: ['Alpha Myr'] })
      .resolve()
      .turnTo('B')
    charm(b, 'Alpha Myr').to('upkeep', 4)
    expect(b.pt('Alpha Myr')).toBe('2/1')
  })

  it('[CR 514.2] damage wears off a phased-out permanent', () => {
    const b = board({
      active: 1,
      a: { battlefield: [{ card: 'Juggernaut', damage: 2 }] },
      b: { battlefield: DECK, hand: ['Vision Charm'] },
    })
    charm(b, 'Juggernaut').to('upkeep', 4)
    expect(b.object('Juggernaut').damage).toBe(0)
  })

  it('[CR 302.6] a creature that came and phased out this turn may attack when it is back', () => {
    const b = board({ a: { battlefield: [...DECK, { card: 'Alpha Myr', sick: true }], hand: ['Vision Charm'] } })
    charm(b, 'Alpha Myr').to('main1', 5)
    b.attack('Alpha Myr').damage()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 702.26d] an Isochron Scepter that phases in still knows its card', () => {
    const b = board({ a: { battlefield: ['4 Island'], hand: ['Isochron Scepter', 'Shock', 'Vision Charm'] } })
    b.yes().pick('choose', 'Shock').cast('Isochron Scepter').resolveAll()
    charm(b, 'Isochron Scepter').to('main1', 5)
    b.yes()
      .yes()
      .activate('Isochron Scepter', { targets: ['B'] })
      .resolveAll()
    expect(b.life('B')).toBe(18)
  })

  it('[CR 702.26b] everybody sees what is phased out, and the game is the same through JSON', () => {
    const b = board({ a: { battlefield: [...DECK, 'Sol Ring'], hand: ['Vision Charm'] } })
    b.throughJson = true
    charm(b, 'Sol Ring')
    expect(viewFor(b.game, 1).phasedOut.map(({ name, controller }) => [name, controller])).toEqual([['Sol Ring', 0]])
    b.to('upkeep', 5)
    expect(b.in('battlefield', 'Sol Ring', 'A')).toBe(true)
    expect(viewFor(b.game, 1).phasedOut).toEqual([])
  })
})
