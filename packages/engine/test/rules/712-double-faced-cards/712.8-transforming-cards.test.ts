import { describe, expect, it } from 'vitest'
import { colorsOf } from '../../../src/continuous/characteristics.ts'
import { board } from '../../support/board.ts'

const UPKEEP = { active: 1, step: 'end' } as const

describe('copies of permanents', () => {
  it('[CR 712.8a, 707.8] Clone of a transformed Delver is an Insectile Aberration', () => {
    const b = board({ a: { battlefield: ['4 Island', { card: 'Delver of Secrets', face: 1 }], hand: ['Clone'] } })
    b.yes('copy').cast('Clone').resolve()
    expect(b.count('battlefield', 'Insectile Aberration')).toBe(2)
    expect(b.pt('Insectile Aberration#2')).toBe('3/2')
  })
})

describe('transforming cards', () => {
  it('[CR 701.27a] Delver of Secrets transforms when an instant or sorcery is revealed', () => {
    const b = board({ a: { battlefield: ['Delver of Secrets'], library: ['Lightning Bolt', '5 Forest'] }, ...UPKEEP })
    b.yes().to('draw', 4)
    expect(b.pt('Insectile Aberration')).toBe('3/2')
    expect(b.has('Insectile Aberration', 'flying')).toBe(true)
  })

  it('it stays as it is with another card on top', () => {
    const b = board({ a: { battlefield: ['Delver of Secrets'], library: ['6 Forest'] }, ...UPKEEP })
    b.yes().to('draw', 4)
    expect(b.pt('Delver of Secrets')).toBe('1/1')
  })

  it('[CR 701.27] transforming is no zone change: the same object, with its counters', () => {
    const b = board({
      a: {
        battlefield: [{ card: 'Delver of Secrets', counters: { '+1/+1': 1 } }],
        library: ['Lightning Bolt', '5 Forest'],
      },
      ...UPKEEP,
    })
    const id = b.id('Delver of Secrets')
    b.yes().to('draw', 4)
    expect(b.id('Insectile Aberration')).toBe(id)
    expect(b.pt('Insectile Aberration')).toBe('4/3')
  })

  it('[CR 202.3b, 712.8e] [S6.1] the back face has the mana value of the front', () => {
    const b = board({ a: { battlefield: [{ card: 'Delver of Secrets', face: 1 }] } })
    expect(b.c('Insectile Aberration').manaValue).toBe(1)
    expect(b.c('Insectile Aberration').manaCost).toBeNull()
  })

  it('[CR 204, 202.2e, 204.2] the colour of a back face comes from its indicator', () => {
    const b = board({ a: { battlefield: [{ card: 'Delver of Secrets', face: 1 }] } })
    expect(colorsOf(b.c('Insectile Aberration'))).toEqual(['U'])
  })

  it('[CR 712.8a] everywhere but on the battlefield it is its front face', () => {
    const b = board({
      a: { battlefield: [{ card: 'Delver of Secrets', face: 1 }, 'Island'], hand: ['Unsummon'] },
    })
    b.cast('Unsummon').resolve()
    expect(b.names('hand', 'A')).toEqual(['Delver of Secrets'])
  })

  it('[CR 712.11a] only the front face can be cast', () => {
    const b = board({ a: { battlefield: ['5 Island'], hand: ['Delver of Secrets'] } })
    const casts = b.legal().filter((a) => a.kind === 'cast')
    expect(casts.map((a) => a.kind === 'cast' && a.face)).toEqual([0])
  })

  it('[CR 701.27c] a permanent that is no transforming card does not transform: a Clone of Civilized Scholar', () => {
    const b = board({
      a: { battlefield: ['4 Island', 'Civilized Scholar', 'Fervor'], hand: ['Clone', 'Grizzly Bears'] },
    })
    b.yes('copy').cast('Clone').resolve()
    b.pick('discard', 'Grizzly Bears').activate('Civilized Scholar#2').resolve()
    expect(b.count('battlefield', 'Civilized Scholar')).toBe(2)
    expect(b.object('Civilized Scholar#2').tapped).toBe(false)
  })

  it('Civilized Scholar discards a creature card: it untaps and transforms', () => {
    const b = board({ a: { battlefield: ['Civilized Scholar'], hand: ['Grizzly Bears'] } })
    b.pick('discard', 'Grizzly Bears').activate('Civilized Scholar').resolve()
    expect(b.pt('Homicidal Brute')).toBe('5/1')
    expect(b.object('Homicidal Brute').tapped).toBe(false)
  })

  it('Homicidal Brute that did not attack is tapped and transforms back', () => {
    const b = board({ a: { battlefield: [{ card: 'Civilized Scholar', face: 1 }] } })
    b.to('upkeep', 4)
    expect(b.object('Civilized Scholar').tapped).toBe(true)
  })

  it('Homicidal Brute that attacked stays', () => {
    const b = board({ a: { battlefield: [{ card: 'Civilized Scholar', face: 1 }] } })
    b.attack('Homicidal Brute').to('upkeep', 4)
    expect(b.in('battlefield', 'Homicidal Brute')).toBe(true)
  })

  it('Huntmaster of the Fells transforms in an upkeep after a turn without spells, and the other side triggers', () => {
    const b = board({
      a: { battlefield: ['Huntmaster of the Fells'] },
      b: { battlefield: ['Grizzly Bears'] },
      step: 'end',
    })
    b.pick('target', 'Grizzly Bears').to('draw', 4)
    expect(b.pt('Ravager of the Fells')).toBe('4/4')
    expect(b.life('B')).toBe(18)
    expect(b.in('graveyard', 'Grizzly Bears', 'B')).toBe(true)
  })

  it('Huntmaster stays after a turn with a spell', () => {
    const b = board({ a: { battlefield: ['Huntmaster of the Fells', 'Mountain'], hand: ['Shock'] }, step: 'end' })
    b.cast('Shock', { targets: ['B'] }).resolve()
    b.to('draw', 4)
    expect(b.in('battlefield', 'Huntmaster of the Fells')).toBe(true)
  })

  it('Ravager transforms back after a player cast two spells in a turn, and the Wolf comes', () => {
    const b = board({
      a: { battlefield: [{ card: 'Huntmaster of the Fells', face: 1 }, '2 Mountain'], hand: ['2 Shock'] },
      step: 'end',
    })
    b.cast('Shock', { targets: ['B'] }).resolve()
    b.cast('Shock', { targets: ['B'] }).resolve()
    b.to('draw', 4)
    expect(b.in('battlefield', 'Huntmaster of the Fells')).toBe(true)
    expect(b.count('battlefield', 'Wolf Token')).toBe(1)
    expect(b.life('A')).toBe(22)
  })
})
