import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Deglamer] shuffles an artifact into the library of its owner', () => {
  const b = board({ a: { battlefield: ['2 Forest'], hand: ['Deglamer'] }, b: { battlefield: ['Sol Ring'] } })
  expect(b.cast('Deglamer').resolve().in('library', 'Sol Ring', 'B')).toBe(true)
})
