import { expect, it } from 'vitest'
import { COLOR_BIT } from '../../../../src/continuous/characteristics.ts'
import { board } from '../../../support/board.ts'

it('[Advent of the Wurm] creates a 5/5 trampling Wurm', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Plains'], hand: ['Advent of the Wurm'] } })
  b.cast('Advent of the Wurm').resolve()
  expect(b.pt('Wurm Token')).toBe('5/5')
  expect(b.has('Wurm Token', 'trample')).toBe(true)
})

it('[Advent of the Wurm] creates one green Wurm for you', () => {
  const b = board({ a: { battlefield: ['3 Forest', 'Plains'], hand: ['Advent of the Wurm'] } })
  b.cast('Advent of the Wurm').resolve()
  expect(b.count('battlefield', 'Wurm Token', 'A')).toBe(1)
  expect(b.c('Wurm Token').colors).toBe(COLOR_BIT.G)
})
