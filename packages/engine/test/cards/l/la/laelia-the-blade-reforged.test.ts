import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Laelia, the Blade Reforged] gets a counter for cards exiled from the library', () => {
  const b = board({ a: { battlefield: ['Laelia, the Blade Reforged'] } })
  b.attack('Laelia, the Blade Reforged').resolveAll()
  expect([b.pt('Laelia, the Blade Reforged'), b.names('exile', 'A').length]).toEqual(['3/3', 1])
})
