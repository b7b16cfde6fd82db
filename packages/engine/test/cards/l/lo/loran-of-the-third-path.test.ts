import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Loran of the Third Path] draws a card for you and for the opponent', () => {
  const b = board({ a: { battlefield: ['Loran of the Third Path'] } })
  b.activate('Loran of the Third Path').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([1, 1])
})
