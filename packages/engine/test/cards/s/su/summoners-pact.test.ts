import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Summoner's Pact] loses the game for whoever does not pay in the next upkeep", () => {
  const b = board({ a: { hand: ["Summoner's Pact"], library: ['Llanowar Elves', '5 Forest'] } })
  b.pick('chooseFound', 'Llanowar Elves').cast("Summoner's Pact").resolve()
  expect(b.in('hand', 'Llanowar Elves', 'A')).toBe(true)
  b.to('draw', 5)
  expect(b.winner).toBe('B')
})
