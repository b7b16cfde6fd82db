import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hallowed Moonlight] exiles a creature token that would be created', () => {
  const b = board({ a: { hand: ['Hallowed Moonlight', 'Raise the Alarm'], battlefield: ['4 Plains'] } })
  b.cast('Hallowed Moonlight').resolve().cast('Raise the Alarm').resolve()
  expect([b.count('battlefield', 'Soldier Token', 'A'), b.names('hand', 'A').length]).toEqual([0, 1])
})
