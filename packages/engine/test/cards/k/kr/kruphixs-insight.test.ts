import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Kruphix's Insight] takes up to three enchantment cards of six, and the rest go to the graveyard", () => {
  const b = board({
    a: {
      hand: ["Kruphix's Insight"],
      battlefield: ['3 Forest'],
      library: ['2 Propaganda', '4 Shock', 'Opt'],
    },
  })
  b.pick('choose', 'Propaganda', 'Propaganda#2').cast("Kruphix's Insight").resolve()
  expect([b.names('hand', 'A'), b.count('graveyard', 'Shock', 'A'), b.names('library', 'A')]).toEqual([
    ['Propaganda', 'Propaganda'],
    4,
    ['Opt'],
  ])
})
