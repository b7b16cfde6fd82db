import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 207.2c] threshold: Werebear is 4/4 with seven cards in the graveyard', () => {
  expect(board({ a: { battlefield: ['Werebear'], graveyard: ['6 Forest'] } }).pt('Werebear')).toBe('1/1')
  expect(board({ a: { battlefield: ['Werebear'], graveyard: ['7 Forest'] } }).pt('Werebear')).toBe('4/4')
})
