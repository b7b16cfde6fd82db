import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fertile Ground] adds a mana of any color', () => {
  const b = board({ a: { battlefield: ['Island', { card: 'Fertile Ground', attachedTo: 'Island' }] } })
  b.option('manaColor', '{R}').tapForMana('Island')
  expect(b.pool('A')).toBe('{U}{R}')
})
