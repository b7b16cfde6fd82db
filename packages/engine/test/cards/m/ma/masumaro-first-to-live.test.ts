import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Masumaro, First to Live] is twice as big as your hand', () => {
  expect(
    board({ a: { battlefield: ['Masumaro, First to Live'], hand: ['3 Forest'] } }).pt('Masumaro, First to Live'),
  ).toBe('6/6')
})
