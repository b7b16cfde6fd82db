import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Heirs of Stromkirk] grows when it deals combat damage to a player', () => {
  const b = board({ a: { battlefield: ['Heirs of Stromkirk'] } })
  b.attack('Heirs of Stromkirk').damage()
  expect([b.pt('Heirs of Stromkirk'), b.has('Heirs of Stromkirk', 'intimidate')]).toEqual(['3/3', true])
})
