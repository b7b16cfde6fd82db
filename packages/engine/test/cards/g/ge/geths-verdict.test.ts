import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Geth's Verdict] makes a player sacrifice a creature and lose 1 life", () => {
  const b = board({ a: { battlefield: ['2 Swamp'], hand: ["Geth's Verdict"] }, b: { battlefield: ['Hill Giant'] } })
  b.cast("Geth's Verdict", { targets: ['B'] }).resolve()
  expect([b.in('graveyard', 'Hill Giant', 'B'), b.life('B')]).toEqual([true, 19])
})
