import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wingsteed Rider] grows when your spell targets it', () => {
  const b = board({ a: { hand: ['Giant Growth'], battlefield: ['Wingsteed Rider', 'Forest'] } })
  b.cast('Giant Growth').resolveAll()
  expect([b.pt('Wingsteed Rider'), b.has('Wingsteed Rider', 'flying')]).toEqual(['6/6', true])
})
