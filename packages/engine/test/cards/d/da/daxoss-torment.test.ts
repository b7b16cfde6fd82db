import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Daxos's Torment] becomes a 5/5 Demon whenever an enchantment of yours enters", () => {
  const b = board({ a: { battlefield: ["Daxos's Torment", 'Forest'], hand: ['Exploration'] } })
  b.cast('Exploration').resolveAll()
  expect([b.pt("Daxos's Torment"), b.has("Daxos's Torment", 'flying'), b.has("Daxos's Torment", 'haste')]).toEqual([
    '5/5',
    true,
    true,
  ])
})
