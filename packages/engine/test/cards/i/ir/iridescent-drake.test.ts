import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Iridescent Drake] takes an Aura out of a graveyard', () => {
  const b = board({ a: { hand: ['Iridescent Drake'], battlefield: ['4 Island'] }, b: { graveyard: ['Holy Strength'] } })
  b.cast('Iridescent Drake').resolve().resolve()
  expect([b.pt('Iridescent Drake'), b.in('battlefield', 'Holy Strength', 'A')]).toEqual(['3/4', true])
})
