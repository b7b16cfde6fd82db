import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Dosan's Oldest Chant] gains 6 life and draws a card", () => {
  const b = board({ a: { battlefield: ['5 Forest'], hand: ["Dosan's Oldest Chant"] } })
  b.cast("Dosan's Oldest Chant").resolve()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([26, 1])
})
