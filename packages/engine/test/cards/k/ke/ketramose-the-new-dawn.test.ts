import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Ketramose, the New Dawn] draws once for cards exiled together in its controller's turn", () => {
  const b = board({
    a: { hand: ["Tormod's Crypt"], battlefield: ['Ketramose, the New Dawn'] },
    b: { graveyard: ['2 Memnite'] },
  })
  b.cast("Tormod's Crypt")
    .resolve()
    .activate("Tormod's Crypt", { targets: ['B'] })
    .resolveAll()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([19, 1])
})
