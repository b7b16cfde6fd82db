import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mind Control] takes control of a creature', () => {
  const b = board({ a: { battlefield: ['5 Island'], hand: ['Mind Control'] }, b: { battlefield: ['Hill Giant'] } })
  b.cast('Mind Control').resolve()
  expect(b.in('battlefield', 'Hill Giant', 'A')).toBe(true)
})
