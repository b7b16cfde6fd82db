import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Hydro-Man, Fluid Felon] is a land during the opponent's turn", () => {
  const b = board({ a: { battlefield: ['Hydro-Man, Fluid Felon'] } })
  b.to('upkeep', 4).turnTo('A').tapForMana('Hydro-Man, Fluid Felon')
  expect(b.pool('A')).toBe('{U}')
  b.to('upkeep', 5)
  expect(b.pt('Hydro-Man, Fluid Felon')).toBe('2/2')
})
