import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Night of Souls' Betrayal] gives all creatures -1/-1", () => {
  const b = board({
    a: { battlefield: ["Night of Souls' Betrayal", 'Hill Giant'] },
    b: { battlefield: ['Grizzly Bears'] },
  })
  expect([b.pt('Hill Giant'), b.pt('Grizzly Bears')]).toEqual(['2/2', '1/1'])
})
