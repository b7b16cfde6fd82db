import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Whetstone] mills two cards of each player', () => {
  const b = board({ a: { battlefield: ['Whetstone', '3 Forest'] } })
  b.activate('Whetstone').resolve()
  expect([b.names('graveyard', 'A').length, b.names('graveyard', 'B').length]).toEqual([2, 2])
})
