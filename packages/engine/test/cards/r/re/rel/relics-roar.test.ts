import { expect, it } from 'vitest'
import { hasType, isCreature } from '../../../../../src/continuous/characteristics.ts'
import { board } from '../../../../support/board.ts'

it("[Relic's Roar] wakes an artifact as a Dinosaur", () => {
  const b = board({ a: { hand: ["Relic's Roar"], battlefield: ['Island', 'Sol Ring'] } })
  b.cast("Relic's Roar", { targets: ['Sol Ring'] }).resolve()
  expect([
    b.pt('Sol Ring'),
    b.c('Sol Ring').subtypes,
    isCreature(b.c('Sol Ring')),
    hasType(b.c('Sol Ring'), 'artifact'),
  ]).toEqual(['4/3', ['Dinosaur'], true, true])
})
