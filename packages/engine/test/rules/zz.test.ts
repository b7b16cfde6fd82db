import { describe, expect, it } from 'vitest'
import { board } from '../support/board.ts'
import { watch } from '../support/watch.ts'

describe('probe', () => {
  it('[CR 613.7] Yixlid Jailer older than Snapcaster Mage’s effect: the card has flashback', () => {
    const b = board({
      a: {
        battlefield: ['Yixlid Jailer', '2 Island', 'Mountain'],
        hand: ['Snapcaster Mage'],
        graveyard: ['Lightning Bolt'],
        mana: '{U}{U}',
      },
    })
    b.cast('Snapcaster Mage').resolve().resolve()
    b.cast('Lightning Bolt', { method: 'flashback', targets: ['B'] }).resolve()
    expect(b.life('B')).toBe(17)
  })
  it('Containment Priest: Cloudshift exiles for good', () => {
    const b = board({ a: { battlefield: ['Containment Priest', 'Grizzly Bears', 'Plains'], hand: ['Cloudshift'] } })
    b.cast('Cloudshift', { targets: ['Grizzly Bears'] }).resolve()
    expect(b.in('exile', 'Grizzly Bears')).toBe(true)
  })
  it('Containment Priest and persist', () => {
    const b = board({ a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] }, b: { battlefield: ['Kitchen Finks', 'Containment Priest'] } })
    b.cast('Lightning Bolt', { targets: ['Kitchen Finks'] }).resolveAll()
    expect(b.in('exile', 'Kitchen Finks')).toBe(true)
  })
  it('[CR 122.6] Hardened Scales and undying: two counters', () => {
    const b = board({ a: { battlefield: ['Mountain', 'Hardened Scales', 'Young Wolf'], hand: ['Lightning Bolt'] } })
    b.cast('Lightning Bolt', { targets: ['Young Wolf'] }).resolveAll()
    expect(b.pt('Young Wolf')).toBe('3/3')
  })
  it('[CR 107.3b] Skeletal Scrying cast free: X is 0', () => {
    const b = board({ a: { battlefield: ['4 Swamp'], hand: ['Isochron Scepter', 'Skeletal Scrying'], graveyard: ['3 Forest'] } })
    b.yes().pick('choose', 'Skeletal Scrying').cast('Isochron Scepter').resolve().resolve()
    b.yes().yes().reply('x', 3).activate('Isochron Scepter').resolveAll()
    expect(b.count('exile', 'Forest')).toBe(0)
    expect(b.names('hand', 'A')).toEqual([])
  })
  it('Tranquil Domain destroys Wave, Opalescence and Ring together: everything returns', () => {
    const b = board({
      a: { battlefield: ['Opalescence', { card: 'Parallax Wave', counters: { fade: 5 } }, '2 Forest', '3 Plains'], mana: '{W}{W}{W}', hand: ['Tranquil Domain', 'Oblivion Ring'] },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.aim(['Grizzly Bears']).cast('Oblivion Ring').resolve().resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
    b.cast('Tranquil Domain').resolveAll()
    expect([...b.names('battlefield', 'B')].sort()).toEqual(['Grizzly Bears', 'Hill Giant'])
  })
  it('Soulfire Grand Master: the next instant returns to hand; countered it does not', () => {
    const b = board({
      a: { battlefield: ['Soulfire Grand Master', '4 Island', 'Mountain'], mana: '{U}{U}{U}{U}', hand: ['Lightning Bolt'] },
    })
    b.activate('Soulfire Grand Master').resolve()
    b.cast('Lightning Bolt', { targets: ['B'] }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Lightning Bolt'])
  })
  it('morph under Humility cannot be turned up', () => {
    const b = board({ a: { battlefield: ['9 Plains', 'Humility'], hand: ['Exalted Angel'] } })
    b.cast('Exalted Angel', { method: 'morph' }).resolve()
    const id = b.game.state.battlefield.at(-1)!
    expect(b.refusal({ kind: 'turnFaceUp', object: id })).toMatch(/no morph cost/)
  })
  it('Searing Blood under RiP', () => {
    const b = board({ a: { battlefield: ['2 Mountain', 'Rest in Peace'], hand: ['Searing Blood'] }, b: { battlefield: ['Grizzly Bears'] } })
    b.cast('Searing Blood').resolveAll()
    expect(b.life('B')).toBe(20)
  })
  it('CR 603.3a control of trigger', () => {
    const b = board({
      a: { battlefield: ['4 Plains'], hand: ['Wrath of God'] },
      b: { battlefield: [{ card: 'Control Magic', attachedTo: 'Doomed Traveler' }] , graveyard: []},
    })
    void b
  })
  it('stolen Doomed Traveler dies: its controller gets the Spirit', () => {
    const b = board({
      a: { battlefield: ['4 Mountain'], hand: ['Act of Treason', 'Shock'] },
      b: { battlefield: ['Doomed Traveler'] },
    })
    b.cast('Act of Treason').resolve()
    b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
    expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(1)
  })
  it('[CR 704.5m] stolen by Control Magic and dies with Wrath: owner graveyard', () => {
    const b = board({
      a: { battlefield: ['4 Plains', { card: 'Control Magic', attachedTo: 'Doomed Traveler' }], hand: ['Wrath of God'] },
      b: { battlefield: ['Doomed Traveler'] },
    })
    b.cast('Wrath of God').resolveAll()
    expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(1)
    expect(b.in('graveyard', 'Doomed Traveler', 'B')).toBe(true)
  })
  it('life 1 fetch: loses', () => {
    const b = board({ a: { battlefield: ['Windswept Heath'], life: 1 } })
    b.activate('Windswept Heath')
    expect(b.winner).toBe('B')
  })
  it('Wave exiled creature with counters returns without, tokens gone, Aura drops', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Humility', '4 Plains'], hand: ['Replenish'], graveyard: ['Opalescence'] } })
    b.cast('Replenish').resolve()
    expect(b.count('battlefield', 'Opalescence')).toBe(2)
    expect(b.pt('Humility')).toBe('4/4')
    expect(b.pt('Opalescence')).toBe('4/4')
  })
  it('Fork on Ancestral etc: copies by B of A spell resolve first', () => {
    const b = board({ a: { battlefield: ['Island'], hand: ['Ancestral Recall'] }, b: { battlefield: ['2 Mountain'], hand: ['Fork'] } })
    const seen = watch(b)
    b.cast('Ancestral Recall', { targets: ['A'] })
    b.turnTo('B').yes('newTargets').aim(['B']).cast('Fork').resolve()
    b.resolveAll()
    expect(b.names('hand', 'B').length).toBe(3)
    expect(b.names('hand', 'A').length).toBe(3)
    expect(seen.count('copied')).toBe(1)
  })
  it('Pyrokinesis with no targets', () => {
    const b = board({ a: { hand: ['Pyrokinesis', 'Lightning Bolt'] } })
    b.cast('Pyrokinesis', { method: 'alternative' }).resolve()
    expect(b.in('graveyard', 'Pyrokinesis', 'A')).toBe(true)
  })
  it('second cleanup discards again', () => {
    const b = board({
      a: { hand: ['7 Forest', 'Basking Rootwalla'], battlefield: ['Island'] },
      step: 'end',
    })
    b.pick('discardToHandSize', 'Basking Rootwalla').pass().pass()
    b.no().resolve()
    b.to('upkeep', 4)
    expect(b.names('hand', 'A').length).toBe(7)
  })
  it('Opalescence + two Humilities', () => {
    const b = board({ a: { battlefield: ['Humility', 'Opalescence', 'Humility', 'Grizzly Bears'] } })
    expect(b.pt('Humility')).toBe('1/1')
    expect(b.pt('Humility#2')).toBe('1/1')
  })
  it('Urborg + Blood Moon + Spreading Seas on Urborg newest', () => {
    const b = board({ a: { battlefield: ['Urborg, Tomb of Yawgmoth', 'Blood Moon', { card: 'Spreading Seas', attachedTo: 'Urborg, Tomb of Yawgmoth' }, 'Wasteland'] } })
    expect(b.c('Urborg, Tomb of Yawgmoth').subtypes).toEqual(['Island'])
    expect(b.c('Wasteland').subtypes).toEqual(['Mountain'])
  })
  it('Two legends controlled after Switcheroo', () => {
    const b = board({ a: { battlefield: ['5 Island', 'Isamaru, Hound of Konda'], hand: ['Switcheroo'] }, b: { battlefield: ['Isamaru, Hound of Konda'] } })
    b.cast('Switcheroo').resolve()
    expect(b.count('battlefield', 'Isamaru, Hound of Konda')).toBe(2)
    expect(b.names('battlefield', 'B')).toEqual(['Isamaru, Hound of Konda'])
  })
})
