import { describe, expect, it } from 'vitest'
import { type Board, board } from '../../../support/board.ts'

const bestow = (b: Board, target = 'Grizzly Bears'): Board =>
  b.cast('Hopeful Eidolon', { method: 'alternative', targets: [target] })

const EIDOLON = { hand: ['Hopeful Eidolon'], battlefield: ['4 Plains', 'Grizzly Bears'] }

describe('bestow', () => {
  it('[CR 702.103b] cast bestowed it is an Aura and not a creature', () => {
    const b = bestow(board({ a: EIDOLON }))
    expect(b.c('Hopeful Eidolon').subtypes).toEqual(['Aura'])
    b.resolve()
    expect(b.pt('Grizzly Bears')).toBe('3/3')
    expect(b.has('Grizzly Bears', 'lifelink')).toBe(true)
  })

  it('[CR 702.103e] without its target the spell resolves as a creature', () => {
    const b = board({ a: EIDOLON, b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } })
    bestow(b)
      .turnTo('B')
      .cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .resolve()
      .resolve()
    expect(b.in('battlefield', 'Hopeful Eidolon', 'A')).toBe(true)
    expect(b.pt('Hopeful Eidolon')).toBe('1/1')
  })

  it('[CR 702.103f] when the enchanted creature goes, the bestowed Aura becomes a creature', () => {
    const b = board({ a: EIDOLON, b: { hand: ['Lightning Bolt'], battlefield: ['Mountain'] } })
    bestow(b)
      .resolve()
      .turnTo('B')
      .cast('Lightning Bolt', { targets: ['Grizzly Bears'] })
      .resolve()
    expect(b.in('graveyard', 'Grizzly Bears', 'A')).toBe(true)
    expect(b.c('Hopeful Eidolon').subtypes).toEqual(['Spirit'])
  })

  it('[CR 702.103f] it is a creature at once: the other half of the spell that took its host can have it sacrificed', () => {
    const b = board({
      a: EIDOLON,
      b: { hand: ['Far // Away'], battlefield: ['3 Swamp', '2 Island'] },
    })
    bestow(b).resolve().turnTo('B')
    b.aim(['Grizzly Bears', 'A'])
    b.act({ kind: 'cast', object: b.id('Far // Away', 'hand'), face: 2, method: 'normal' }).resolve()
    expect(b.names('hand', 'A')).toEqual(['Grizzly Bears'])
    expect(b.names('graveyard', 'A')).toEqual(['Hopeful Eidolon'])
  })

  it('[CR 702.103b] cast for its mana cost it is a creature', () => {
    const b = board({ a: EIDOLON }).cast('Hopeful Eidolon').resolve()
    expect(b.pt('Hopeful Eidolon')).toBe('1/1')
    expect(b.pt('Grizzly Bears')).toBe('2/2')
  })

  it('[CR 702.103b] bestowed, it is an enchantment spell to what looks at spells', () => {
    const b = board({ a: EIDOLON, b: { hand: ['Annul'], battlefield: ['Island'] } })
    bestow(b).turnTo('B')
    const spells = b.legal().filter((action) => action.kind === 'cast')
    expect(spells).toHaveLength(1)
  })

  it('[Hypnotic Siren] controls the creature it is bestowed on, and gives it back as it ceases to be an Aura', () => {
    const b = board({
      a: { hand: ['Hypnotic Siren', 'Disenchant'], battlefield: ['9 Island', '3 Plains'] },
      b: { battlefield: ['Hill Giant'] },
    })
    b.cast('Hypnotic Siren', { method: 'alternative', targets: ['Hill Giant'] }).resolve()
    expect(b.names('battlefield', 'A')).toContain('Hill Giant')
    b.cast('Disenchant', { targets: ['Hypnotic Siren'] }).resolve()
    expect(b.names('battlefield', 'B')).toContain('Hill Giant')
  })
})
