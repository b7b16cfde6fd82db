import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it("[Relic's Roar] makes an artifact a 4/3 Dinosaur", () => {
  const b = board({ a: { hand: ["Relic's Roar"], battlefield: ['Island', 'Sol Ring'] } })
  b.cast("Relic's Roar", { targets: ['Sol Ring'] }).resolve()
  expect([b.pt('Sol Ring'), b.c('Sol Ring').subtypes.includes('Dinosaur')]).toEqual(['4/3', true])
})
