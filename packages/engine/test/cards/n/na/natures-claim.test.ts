import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Nature's Claim] destroys an artifact or enchantment; its controller gains 4 life", () => {
  const b = board({ a: { battlefield: ['Forest'], hand: ["Nature's Claim"] }, b: { battlefield: ['Humility'] } })
  b.cast("Nature's Claim").resolve()
  expect(b.in('graveyard', 'Humility', 'B')).toBe(true)
  expect([b.life('A'), b.life('B')]).toEqual([20, 24])
})
