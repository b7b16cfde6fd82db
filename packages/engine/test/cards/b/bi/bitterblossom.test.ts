import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Bitterblossom] costs 1 life and makes a flying Faerie Rogue at your upkeep', () => {
  const b = board({ active: 1, step: 'end', a: { battlefield: ['Bitterblossom'] } })
  b.to('upkeep')
  expect(b.life('A')).toBe(19)
  expect(b.pt('Faerie Rogue Token')).toBe('1/1')
  expect(b.has('Faerie Rogue Token', 'flying')).toBe(true)
})

it('[Bitterblossom] works in your upkeep only, for you, with one black Faerie', () => {
  const b = board({ step: 'end', a: { battlefield: ['Bitterblossom'] } })
  b.to('upkeep', 4)
  expect(b.life('A')).toBe(20)
  b.to('upkeep', 5)
  expect(b.count('battlefield', 'Faerie Rogue Token', 'A')).toBe(1)
  expect(b.c('Faerie Rogue Token').colors).toBe(COLOR_BIT.B)
})
