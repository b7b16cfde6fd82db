import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Coastal Tower] enters tapped', () => {
  const b = board({ a: { hand: ['Coastal Tower'] } })
  b.play('Coastal Tower')
  expect(b.object('Coastal Tower').tapped).toBe(true)
})

it('[Coastal Tower] taps for {W} or {U}', () => {
  const b = board({ a: { battlefield: ['Coastal Tower'], hand: ['Swords to Plowshares', 'Annul', 'Duress'] } })
  b.option('manaColor', '{U}').tapForMana('Coastal Tower')
  expect(b.pool('A')).toBe('{U}')
})
