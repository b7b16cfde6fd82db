import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nature's Revolt] makes lands 2/2 creatures", () => {
  const b = board({ a: { battlefield: ["Nature's Revolt", 'Forest'] } })
  expect(b.pt('Forest')).toBe('2/2')
})
