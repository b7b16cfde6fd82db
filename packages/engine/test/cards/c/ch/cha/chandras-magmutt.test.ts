import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Chandra's Magmutt] deals 1 damage to a player", () => {
  const b = board({ a: { battlefield: ["Chandra's Magmutt"] } })
  b.activate("Chandra's Magmutt", { targets: ['B'] }).resolve()
  expect(b.life('B')).toBe(19)
})
