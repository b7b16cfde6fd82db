import { describe, expect, it } from 'vitest'
import { board } from '../../support/board.ts'

describe('Oblivion Ring and Banishing Light', () => {
  it('[CR 607.2a, 406.6, 607.1] Oblivion Ring returns what it exiled when it leaves', () => {
    const b = board({
      a: { battlefield: ['5 Plains'], hand: ['Oblivion Ring', 'Disenchant'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Oblivion Ring').resolve()
    b.resolve()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
    b.cast('Disenchant', { targets: ['Oblivion Ring'] }).resolveAll()
    expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
  })

  it('[CR 607.2a] destroyed in response to its first trigger, it exiles for good', () => {
    const b = board({
      a: { battlefield: ['3 Plains'], hand: ['Oblivion Ring'] },
      b: { battlefield: ['Hill Giant', '2 Plains'], hand: ['Disenchant'] },
    })
    b.cast('Oblivion Ring').resolve()
    b.turnTo('B')
      .cast('Disenchant', { targets: ['Oblivion Ring'] })
      .resolveAll()
    expect(b.in('exile', 'Hill Giant')).toBe(true)
  })
})

describe('Isochron Scepter and Necromancy', () => {
  it('[CR 607.2a, 707.12, 112.1b] Isochron Scepter casts a copy of the instant exiled with it, without paying', () => {
    const b = board({ a: { battlefield: ['4 Mountain'], hand: ['Isochron Scepter', 'Lightning Bolt'] } })
    b.yes().pick('choose', 'Lightning Bolt').cast('Isochron Scepter').resolve().resolve()
    expect(b.in('exile', 'Lightning Bolt')).toBe(true)
    b.yes().yes().aim(['B']).activate('Isochron Scepter').resolve()
    b.resolve()
    expect(b.life('B')).toBe(17)
    expect(b.in('exile', 'Lightning Bolt')).toBe(true)
  })
})
