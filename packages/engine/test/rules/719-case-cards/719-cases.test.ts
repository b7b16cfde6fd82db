import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 719.3a] Case of the Crimson Pulse is solved in an end step in which its controller has no cards in hand', () => {
  const b = board({ a: { battlefield: ['Case of the Crimson Pulse'], library: ['5 Wastes'] } })
  b.to('upkeep', 4)
  expect(b.object('Case of the Crimson Pulse').marks?.['solved']).toBe(1)
  b.to('draw', 5)
  expect(b.count('hand', 'Wastes', 'A')).toBe(3)
})

it('[CR 719.3a] Case of the Crimson Pulse stays unsolved with a card in hand', () => {
  const b = board({ a: { battlefield: ['Case of the Crimson Pulse'], hand: ['Shock'], library: ['5 Wastes'] } })
  b.to('draw', 5)
  expect(b.in('hand', 'Shock', 'A')).toBe(true)
})
