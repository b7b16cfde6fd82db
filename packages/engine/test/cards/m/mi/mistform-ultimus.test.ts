import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Mistform Ultimus] is every creature type', () => {
  const b = board({ a: { battlefield: ['Mistform Ultimus', 'Goblin King', 'Venom Sliver'] } })
  expect([b.pt('Mistform Ultimus'), b.has('Mistform Ultimus', 'deathtouch')]).toEqual(['4/4', true])
})
