import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Rakshasa's Secret] takes two cards of an opponent and mills two of yours", () => {
  const b = board({ a: { battlefield: ['3 Swamp'], hand: ["Rakshasa's Secret"] }, b: { hand: ['3 Forest'] } })
  b.cast("Rakshasa's Secret").resolve()
  expect([b.names('hand', 'B').length, b.count('graveyard', 'Wastes', 'A')]).toEqual([1, 2])
})
