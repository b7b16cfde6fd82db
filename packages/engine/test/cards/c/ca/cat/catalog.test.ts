import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Catalog] draws two cards, then discards one', () => {
  const b = board({ a: { battlefield: ['3 Island'], hand: ['Catalog'] } })
  b.cast('Catalog').resolve()
  expect([b.names('hand', 'A').length, b.count('graveyard', 'Wastes', 'A')]).toEqual([1, 1])
})
