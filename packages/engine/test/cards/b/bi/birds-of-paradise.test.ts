import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Birds of Paradise] taps for one mana of any colour', () => {
  const b = board({ a: { battlefield: ['Birds of Paradise'] } })
  b.option('manaColor', '{U}').tapForMana('Birds of Paradise')
  expect(b.pool('A')).toBe('{U}')
  expect(b.has('Birds of Paradise', 'flying')).toBe(true)
})
