import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Glory Chaser] becomes renowned once, and then has menace', () => {
  const b = board({ a: { battlefield: ['Goblin Glory Chaser'] } })
  b.attack('Goblin Glory Chaser').damage()
  expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
  expect(b.has('Goblin Glory Chaser', 'menace')).toBe(true)
  b.to('declareAttackers', 5).attack('Goblin Glory Chaser').damage()
  expect(b.pt('Goblin Glory Chaser')).toBe('2/2')
})

it('[Goblin Glory Chaser] has no menace before', () => {
  expect(board({ a: { battlefield: ['Goblin Glory Chaser'] } }).has('Goblin Glory Chaser', 'menace')).toBe(false)
})
