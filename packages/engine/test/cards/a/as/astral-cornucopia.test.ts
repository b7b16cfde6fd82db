import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Astral Cornucopia] makes a mana for each charge counter', () => {
  const b = board({ a: { battlefield: [{ card: 'Astral Cornucopia', counters: { charge: 2 } }] } })
  b.option('manaColor', '{R}{R}').tapForMana('Astral Cornucopia')
  expect(b.pool('A')).toBe('{R}{R}')
})
