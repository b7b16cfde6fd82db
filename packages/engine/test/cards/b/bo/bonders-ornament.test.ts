import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Bonder's Ornament] draws for each player who controls one", () => {
  const b = board({ a: { battlefield: ["Bonder's Ornament", '4 Wastes'] }, b: {} })
  b.activate("Bonder's Ornament").resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([1, 0])
})
