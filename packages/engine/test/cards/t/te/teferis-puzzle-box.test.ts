import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Teferi's Puzzle Box] exchanges the hand in the draw step", () => {
  const b = board({ a: { battlefield: ["Teferi's Puzzle Box"] }, b: { hand: ['2 Shock'], library: ['4 Forest'] } })
  b.to('main1', 4)
  expect([b.count('hand', 'Forest', 'B'), b.count('library', 'Shock', 'B')]).toEqual([3, 2])
})
