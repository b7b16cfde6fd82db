import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Teferi's Puzzle Box] exchanges the whole hand in each draw step", () => {
  const b = board({
    a: { battlefield: ["Teferi's Puzzle Box"] },
    b: { hand: ['2 Shock'], library: ['Opt', 'Forest', 'Island', 'Swamp'] },
  })
  b.to('main1', 4)
  expect([b.names('hand', 'B').sort(), b.count('library', 'Shock', 'B')]).toEqual([['Forest', 'Island', 'Swamp'], 2])
})
