import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Uro, Titan of Nature's Wrath] stays only if it escaped", () => {
  const b = board({ a: { hand: ["Uro, Titan of Nature's Wrath"], battlefield: ['3 Tropical Island'] } })
  b.cast("Uro, Titan of Nature's Wrath").resolveAll()
  expect([b.in('graveyard', "Uro, Titan of Nature's Wrath"), b.life('A'), b.names('hand', 'A').length]).toEqual([
    true,
    23,
    0,
  ])
})
