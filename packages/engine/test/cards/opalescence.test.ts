import { expect, it } from 'vitest'
import { board } from '../support/board.ts'

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
