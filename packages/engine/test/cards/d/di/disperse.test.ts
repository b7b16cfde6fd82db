import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Disperse] returns a nonland permanent', () => {
  const b = board({ a: { battlefield: ['2 Island'], hand: ['Disperse'] }, b: { battlefield: ['Forest', 'Sol Ring'] } })
  b.cast('Disperse', { targets: ['Sol Ring'] }).resolve()
  expect(b.in('hand', 'Sol Ring', 'B')).toBe(true)
})
