import { describe, expect, it } from 'vitest'
import { isCreature, typesOf } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Opalescence] makes other enchantments creatures as big as their mana value, of both players', () => {
  const b = board({ a: { battlefield: ['Opalescence', 'Exploration'] }, b: { battlefield: ['Parallax Wave'] } })
  expect(b.pt('Exploration')).toBe('1/1')
  expect(b.pt('Parallax Wave')).toBe('4/4')
})

it('[Opalescence] is no creature itself', () => {
  const b = board({ a: { battlefield: ['Opalescence', 'Exploration', '4 Plains'], hand: ['Wrath of God'] } })
  b.cast('Wrath of God').resolve()
  expect(b.in('battlefield', 'Opalescence', 'A')).toBe(true)
})

it('[Opalescence] two of them make each other creatures', () => {
  const b = board({ a: { battlefield: ['2 Opalescence'] } })
  expect(b.pt('Opalescence')).toBe('4/4')
  expect(b.pt('Opalescence#2')).toBe('4/4')
})

it('[Opalescence] leaves Auras alone', () => {
  const b = board({
    a: {
      battlefield: ['Opalescence', 'Forest', { card: 'Wild Growth', attachedTo: 'Forest' }, '4 Plains'],
      hand: ['Wrath of God'],
    },
  })
  b.cast('Wrath of God').resolve()
  expect(b.in('battlefield', 'Wild Growth', 'A')).toBe(true)
})

it('[Opalescence] makes enchantments die to Wrath of God', () => {
  const b = board({ a: { battlefield: ['Opalescence', 'Exploration', '4 Plains'], hand: ['Wrath of God'] } })
  b.cast('Wrath of God').resolve()
  expect(b.in('graveyard', 'Exploration', 'A')).toBe(true)
})

it('[Opalescence] leaves enchantments their types and abilities', () => {
  const b = board({ a: { battlefield: ['Opalescence', 'Glorious Anthem'] } })
  expect(b.pt('Glorious Anthem')).toBe('4/4')
})

it('[Opalescence] makes a new enchantment sick', () => {
  const b = board({ a: { battlefield: ['Opalescence', { card: 'Exploration', sick: true }] } })
  expect(() => b.attack('Exploration')).toThrow()
})

it('[Opalescence] and Humility: Humility keeps taking abilities, the later one decides the size', () => {
  const older = board({ a: { battlefield: ['Humility', 'Opalescence', 'Serra Angel', 'Worship'] } })
  expect(older.pt('Humility')).toBe('4/4')
  expect(older.pt('Worship')).toBe('4/4')
  expect(older.pt('Serra Angel')).toBe('1/1')
  const newer = board({ a: { battlefield: ['Opalescence', 'Humility', 'Worship'] } })
  expect(newer.pt('Worship')).toBe('1/1')
})

describe('Opalescence', () => {
  it('[S12.1] each other non-Aura enchantment is a creature in addition to its other types', () => {
    const b = board({ a: { battlefield: ['Opalescence', "Enchantress's Presence"] } })
    expect(typesOf(b.c("Enchantress's Presence"))).toEqual(['creature', 'enchantment'])
  })

  it('[S12.1] its base power and toughness are its mana value', () => {
    const b = board({ a: { battlefield: ['Opalescence', "Enchantress's Presence", 'Exploration'] } })
    expect(b.pt("Enchantress's Presence")).toBe('3/3')
    expect(b.pt('Exploration')).toBe('1/1')
  })

  it('[S12.1] it does not affect itself', () => {
    const b = board({ a: { battlefield: ['Opalescence'] } })
    expect(isCreature(b.c('Opalescence'))).toBe(false)
  })

  it('[S12.1] it does not affect Auras', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Forest', { card: 'Wild Growth', attachedTo: 'Forest' }] } })
    expect(isCreature(b.c('Wild Growth'))).toBe(false)
    expect(b.in('battlefield', 'Wild Growth')).toBe(true)
  })

  it("[S12.1] it affects the opponent's enchantments too", () => {
    const b = board({ a: { battlefield: ['Opalescence'] }, b: { battlefield: ['Bitterblossom'] } })
    expect(b.pt('Bitterblossom')).toBe('2/2')
  })

  it('[S12.1] two of them make each other 4/4 creatures', () => {
    const b = board({ a: { battlefield: ['2 Opalescence'] } })
    expect(b.pt('Opalescence')).toBe('4/4')
    expect(b.pt('Opalescence#2')).toBe('4/4')
  })

  it('[S12.1] when one of two dies, the other stops being a creature', () => {
    const b = board({ a: { battlefield: ['2 Opalescence', '2 Plains'], hand: ['Disenchant'] } })
    b.cast('Disenchant', { targets: ['Opalescence#2'] }).resolve()
    expect(isCreature(b.c('Opalescence'))).toBe(false)
  })

  it('[S12.1] lords apply on top, in layer 7c', () => {
    const b = board({ a: { battlefield: ['Glorious Anthem', 'Exploration', 'Opalescence'] } })
    expect(b.pt('Exploration')).toBe('2/2')
    expect(b.pt('Glorious Anthem')).toBe('4/4')
  })

  it('[S12.1] [CR 302.6] an enchantment controlled since the turn began can attack', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Parallax Wave'] } })
    b.attack('Parallax Wave').damage()
    expect(b.life('B')).toBe(16)
  })

  it('[S12.1] [CR 302.6] an enchantment that came this turn cannot', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Exploration', { card: 'Bitterblossom', sick: true }] } })
    b.to('declareAttackers')
    const { decision } = b
    if (decision.shape !== 'attack') throw new Error(decision.shape)
    expect(decision.candidates.map((c) => c.attacker)).toEqual([b.id('Exploration')])
  })

  it('[S12.1] such a creature dies to damage', () => {
    const b = board({
      a: { battlefield: ['Mountain'], hand: ['Lightning Bolt'] },
      b: { battlefield: ['Opalescence', 'Worship', "Enchantress's Presence"] },
    })
    b.cast('Lightning Bolt', { targets: ["Enchantress's Presence"] }).resolve()
    expect(b.in('graveyard', "Enchantress's Presence", 'B')).toBe(true)
  })

  it('[S12.1] its own abilities still work', () => {
    const b = board({
      a: { battlefield: ['Opalescence', "Enchantress's Presence", 'Forest'], hand: ['Exploration'] },
    })
    b.cast('Exploration').resolve()
    expect(b.names('hand', 'A')).toEqual(['Wastes'])
  })

  it('[S12.1] Sterling Grove animated still gives the others shroud, but not itself', () => {
    const b = board({ a: { battlefield: ['Opalescence', 'Sterling Grove', 'Exploration'] } })
    expect(b.has('Exploration', 'shroud')).toBe(true)
    expect(b.has('Sterling Grove', 'shroud')).toBe(false)
  })
})
