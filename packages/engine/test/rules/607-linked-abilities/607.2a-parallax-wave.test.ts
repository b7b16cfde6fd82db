import { describe, expect, it } from 'vitest'
import { isCreature } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'
import { offers } from '../../support/watch.ts'

const WAVE = { card: 'Parallax Wave', counters: { fade: 5 } }

describe('Parallax Wave', () => {
  it('[S11.2] enters with five fade counters', () => {
    const b = board({ a: { battlefield: ['4 Plains'], hand: ['Parallax Wave'] } })
    b.cast('Parallax Wave').resolve()
    expect(b.counters('Parallax Wave', 'fade')).toBe(5)
  })

  it('[S11.2] removes a fade counter to exile target creature', () => {
    const b = board({ a: { battlefield: [WAVE] }, b: { battlefield: ['Hill Giant'] } })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] })
    expect(b.counters('Parallax Wave', 'fade')).toBe(4)
    b.resolve()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
  })

  it('[S11.1] [S11.2] without a counter it cannot be activated, and the reason says so', () => {
    const b = board({ a: { battlefield: ['Parallax Wave', 'Hill Giant'] } })
    const ability = b.c('Parallax Wave').abilities.find((i) => i.ability.kind === 'activated')!.key
    expect(b.refusal({ kind: 'activate', object: b.id('Parallax Wave'), ability })).toMatch(/no fade counter/)
  })

  it('[S11.2] at the beginning of your upkeep one fade counter is removed', () => {
    const b = board({ a: { battlefield: [WAVE] }, active: 1, step: 'end' })
    b.to('draw', 4)
    expect(b.counters('Parallax Wave', 'fade')).toBe(4)
  })

  it("[S11.2] in the opponent's upkeep none is removed", () => {
    const b = board({ a: { battlefield: [WAVE] }, active: 0, step: 'end' })
    b.to('draw', 4)
    expect(b.counters('Parallax Wave', 'fade')).toBe(5)
  })

  it('[S11.2] [CR 702.32a] if no counter can be removed, it is sacrificed', () => {
    const b = board({ a: { battlefield: ['Parallax Wave'] }, active: 1, step: 'end' })
    b.to('draw', 4)
    expect(b.in('graveyard', 'Parallax Wave', 'A')).toBe(true)
  })

  it('[CR 702.32a] removing the last counter does not sacrifice it yet', () => {
    const b = board({ a: { battlefield: [{ card: 'Parallax Wave', counters: { fade: 1 } }] }, active: 1, step: 'end' })
    b.to('draw', 4)
    expect(b.in('battlefield', 'Parallax Wave')).toBe(true)
  })

  it('[S11.2] when it leaves, each player returns the cards they own that were exiled with it', () => {
    const b = board({
      a: { battlefield: [WAVE, 'Grizzly Bears', '2 Plains'], hand: ['Disenchant'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.activate('Parallax Wave', { targets: ['Grizzly Bears'] }).resolve()
    b.cast('Disenchant', { targets: ['Parallax Wave'] }).resolveAll()
    expect(b.names('battlefield', 'B')).toEqual(['Hill Giant'])
    expect(b.in('battlefield', 'Grizzly Bears', 'A')).toBe(true)
  })

  it('[S5.3] a creature under foreign control comes back under its owner’s', () => {
    const b = board({
      a: { battlefield: [WAVE, '2 Plains', { card: 'Control Magic', attachedTo: 'Hill Giant' }], hand: ['Disenchant'] },
      b: { battlefield: ['Hill Giant'] },
    })
    expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.cast('Disenchant', { targets: ['Parallax Wave'] }).resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 607.2a] [S11.2] a creature exiled after the leaves trigger has resolved stays exiled', () => {
    const b = board({
      a: { battlefield: [WAVE] },
      b: { battlefield: ['Hill Giant', '2 Plains'], hand: ['Disenchant'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] })
    b.turnTo('B')
      .cast('Disenchant', { targets: ['Parallax Wave'] })
      .resolve()
    expect(b.game.state.stack.length).toBe(2)
    b.resolveAll()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
  })

  it('[CR 607.2a] in response, a creature exiled before the trigger resolves does come back', () => {
    const b = board({
      a: { battlefield: [WAVE] },
      b: { battlefield: ['Hill Giant', '2 Plains'], hand: ['Disenchant'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.turnTo('B')
      .cast('Disenchant', { targets: ['Parallax Wave'] })
      .resolve()
    b.resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[S11.2] an exiled token ceases to exist and does not come back', () => {
    const b = board({ a: { battlefield: [WAVE, '4 Plains'], hand: ['Raise the Alarm', 'Disenchant'] } })
    b.cast('Raise the Alarm').resolve()
    b.activate('Parallax Wave', { targets: ['Soldier Token'] }).resolve()
    b.cast('Disenchant', { targets: ['Parallax Wave'] }).resolveAll()
    expect(b.count('battlefield', 'Soldier Token')).toBe(1)
  })

  it('[CR 400.7] a second Wave returns nothing that the first one exiled', () => {
    const b = board({
      a: { battlefield: [WAVE, '4 Plains'], hand: ['Parallax Wave', 'Disenchant'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.cast('Parallax Wave').resolve()
    b.to('main1', 5)
    b.cast('Disenchant', { targets: ['Parallax Wave#2'] }).resolveAll()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
  })
})

describe('several at once', () => {
  it('[S11.3] [CR 603.10a] Tranquil Domain destroys Wave, Ring and Opalescence together: everything comes back', () => {
    const b = board({
      a: {
        battlefield: ['Opalescence', WAVE, '2 Forest'],
        mana: '{W}{W}{W}',
        hand: ['Tranquil Domain', 'Oblivion Ring'],
      },
      b: { battlefield: ['Hill Giant', 'Grizzly Bears'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.aim(['Grizzly Bears']).cast('Oblivion Ring').resolve().resolve()
    expect(b.names('battlefield', 'B')).toEqual([])
    b.cast('Tranquil Domain').resolveAll()
    expect([...b.names('battlefield', 'B')].sort()).toEqual(['Grizzly Bears', 'Hill Giant'])
  })
})

describe('Parallax Wave with Opalescence', () => {
  it('[S12.1] the Wave can target itself and comes back with five fade counters', () => {
    const b = board({ a: { battlefield: ['Opalescence', { card: 'Parallax Wave', counters: { fade: 1 } }] } })
    b.activate('Parallax Wave', { targets: ['Parallax Wave'] }).resolveAll()
    expect(b.in('battlefield', 'Parallax Wave', 'A')).toBe(true)
    expect(b.counters('Parallax Wave', 'fade')).toBe(5)
  })

  it('[S12.1] exiling itself it returns everything that it exiled before', () => {
    const b = board({ a: { battlefield: ['Opalescence', WAVE] }, b: { battlefield: ['Hill Giant'] } })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.activate('Parallax Wave', { targets: ['Parallax Wave'] }).resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 607.2a] [S12.1] an activation below its own exile exiles for good', () => {
    const b = board({ a: { battlefield: ['Opalescence', WAVE] }, b: { battlefield: ['Hill Giant'] } })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] })
    b.activate('Parallax Wave', { targets: ['Parallax Wave'] })
    b.resolveAll()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
    expect(b.in('battlefield', 'Parallax Wave', 'A')).toBe(true)
  })

  it('[S12.1] the Opalescence is no target while there is only one', () => {
    const b = board({ a: { battlefield: ['Opalescence', WAVE, 'Grizzly Bears'] } })
    const seen = offers(b, 'target', 'Grizzly Bears')
    b.activate('Parallax Wave')
    expect(seen).toEqual(['Parallax Wave', 'Grizzly Bears'])
  })

  it('[S12.1] with two, an Opalescence can be exiled, and the other is no creature any more', () => {
    const b = board({ a: { battlefield: ['2 Opalescence', WAVE] } })
    b.activate('Parallax Wave', { targets: ['Opalescence#2'] }).resolve()
    expect(b.in('exile', 'Opalescence')).toBe(true)
    expect(isCreature(b.c('Opalescence'))).toBe(false)
    expect(isCreature(b.c('Parallax Wave'))).toBe(true)
  })

  it('[CR 608.2b] the second activation at the last Opalescence finds an illegal target', () => {
    const b = board({ a: { battlefield: ['2 Opalescence', WAVE] } })
    b.activate('Parallax Wave', { targets: ['Opalescence'] })
    b.activate('Parallax Wave', { targets: ['Opalescence#2'] })
    b.resolveAll()
    expect(b.count('exile', 'Opalescence')).toBe(1)
    expect(b.count('battlefield', 'Opalescence')).toBe(1)
  })

  it('[S11.3] an animated Wave that dies to damage returns its creatures', () => {
    const b = board({
      a: { battlefield: ['Opalescence', WAVE, '2 Mountain'], hand: ['Lightning Bolt', 'Lightning Bolt'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.activate('Parallax Wave', { targets: ['Hill Giant'] }).resolve()
    b.cast('Lightning Bolt', { targets: ['Parallax Wave'] }).resolve()
    b.cast('Lightning Bolt', { targets: ['Parallax Wave'] }).resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })
})

it('[S11.2] Parallax Wave exiled by Rest in Peace as it dies still returns its creatures', () => {
  const b = board({
    a: {
      battlefield: [{ card: 'Parallax Wave', counters: { fade: 5 } }, 'Rest in Peace', '2 Plains'],
      hand: ['Disenchant'],
    },
    b: { battlefield: ['Hill Giant'] },
  })
  b.activate('Parallax Wave').resolve()
  b.cast('Disenchant', { targets: ['Parallax Wave'] }).resolveAll()
  expect(b.in('exile', 'Parallax Wave')).toBe(true)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
