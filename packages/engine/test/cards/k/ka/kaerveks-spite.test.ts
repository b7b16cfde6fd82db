import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kaervek's Spite] costs every permanent and the whole hand", () => {
  const b = board({ a: { hand: ["Kaervek's Spite", 'Shock'], battlefield: ['3 Swamp', 'Hill Giant'] } })
  b.cast("Kaervek's Spite", { targets: ['B'] })
  expect([b.names('battlefield', 'A'), b.names('hand', 'A')]).toEqual([[], []])
  expect(b.resolve().life('B')).toBe(15)
})

it("[Kaervek's Spite] can be cast with nothing but the mana", () => {
  const b = board({ a: { hand: ["Kaervek's Spite"], mana: '{B}{B}{B}' } })
  expect(
    b
      .cast("Kaervek's Spite", { targets: ['B'] })
      .resolve()
      .life('B'),
  ).toBe(15)
})
