import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kird Ape] is 2/3 beside a Forest', () => {
  expect(board({ a: { battlefield: ['Kird Ape', 'Forest'] } }).pt('Kird Ape')).toBe('2/3')
  expect(board({ a: { battlefield: ['Kird Ape'] }, b: { battlefield: ['Forest'] } }).pt('Kird Ape')).toBe('1/1')
})
