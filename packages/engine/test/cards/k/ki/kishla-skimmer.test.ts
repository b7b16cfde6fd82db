import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Kishla Skimmer] draws once each turn when a card leaves the graveyard', () => {
  const b = board({ a: { hand: ["Tormod's Crypt"], battlefield: ['Kishla Skimmer'], graveyard: ['2 Shock'] } })
  b.cast("Tormod's Crypt")
    .resolve()
    .activate("Tormod's Crypt", { targets: ['A'] })
    .resolveAll()
  expect(b.names('hand', 'A').length).toBe(1)
})
