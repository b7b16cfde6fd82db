import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Mishra's Workshop] pays for artifacts only", () => {
  const b = board({ a: { battlefield: ["Mishra's Workshop"], hand: ['Sol Ring'] } })
  expect(b.can('cast', 'Sol Ring')).toBe(true)
  const other = board({ a: { battlefield: ["Mishra's Workshop", 'Mountain'], hand: ['Hill Giant'] } })
  expect(other.can('cast', 'Hill Giant')).toBe(false)
})
