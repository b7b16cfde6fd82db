import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Siren's Ruse] draws a card for a Pirate", () => {
  const b = board({ a: { hand: ["2 Siren's Ruse"], battlefield: ['4 Island', 'Spectral Sailor', 'Memnite'] } })
  b.cast("Siren's Ruse", { targets: ['Spectral Sailor'] }).resolve()
  expect(b.names('hand', 'A')).toHaveLength(2)
  b.cast("Siren's Ruse", { targets: ['Memnite'] }).resolve()
  expect(b.names('hand', 'A')).toHaveLength(1)
})
