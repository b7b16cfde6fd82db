import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Highway Robbery] draws two cards for a land', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Highway Robbery'] } })
  b.cast('Highway Robbery').yes('payOrNot').resolve()
  expect([b.names('hand', 'A').length, b.count('graveyard', 'Mountain')]).toEqual([2, 1])
})

it('[Highway Robbery] draws nothing if you decline', () => {
  const b = board({ a: { battlefield: ['2 Mountain'], hand: ['Highway Robbery'] } })
  b.cast('Highway Robbery').no('payOrNot').resolve()
  expect([b.names('hand', 'A').length, b.count('battlefield', 'Mountain')]).toEqual([0, 2])
})
