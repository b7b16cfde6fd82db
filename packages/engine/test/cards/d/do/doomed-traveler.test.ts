import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Doomed Traveler] leaves a flying Spirit when it dies', () => {
  const b = board({ a: { battlefield: ['Mountain', 'Doomed Traveler'], hand: ['Shock'] } })
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.pt('Spirit Token')).toBe('1/1')
  expect(b.has('Spirit Token', 'flying')).toBe(true)
})

it('[Doomed Traveler] leaves one white Spirit to its controller, and none when exiled', () => {
  const b = board({
    a: { battlefield: ['Mountain', 'Plains', '2 Doomed Traveler'], hand: ['Shock', 'Swords to Plowshares'] },
  })
  b.cast('Swords to Plowshares', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token')).toBe(0)
  b.cast('Shock', { targets: ['Doomed Traveler'] }).resolveAll()
  expect(b.count('battlefield', 'Spirit Token', 'A')).toBe(1)
  expect(b.c('Spirit Token').colors).toBe(COLOR_BIT.W)
})
