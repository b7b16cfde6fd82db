import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Brushland] adds {C} without damage', () => {
  const b = board({ a: { battlefield: ['Brushland'] } })
  b.tapForMana('Brushland')
  expect(b.pool('A')).toBe('{C}')
  expect(b.life('A')).toBe(20)
})

it.each(['{G}', '{W}'])('[Brushland] adds %s and deals 1 damage to you', (mana) => {
  const b = board({ a: { battlefield: ['Brushland'] } })
  b.option('manaColor', mana).tapForMana('Brushland', 1)
  expect(b.pool('A')).toBe(mana)
  expect(b.life('A')).toBe(19)
})

it('[Brushland] kills its controller at 1 life', () => {
  const b = board({ a: { battlefield: ['Brushland'], life: 1 } })
  b.option('manaColor', '{W}').tapForMana('Brushland', 1)
  expect(b.winner).toBe('B')
})

it('[Brushland] has one tap for both abilities', () => {
  const b = board({ a: { battlefield: ['Brushland'], hand: ['Seal of Cleansing'] } })
  expect(b.can('cast', 'Seal of Cleansing')).toBe(false)
})
