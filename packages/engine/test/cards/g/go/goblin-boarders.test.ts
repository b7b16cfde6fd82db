import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Goblin Boarders] enters without a counter where you have not attacked', () => {
  const b = board({ a: { battlefield: ['3 Mountain', 'Hill Giant'], hand: ['Goblin Boarders'] } })
  b.cast('Goblin Boarders').resolveAll()
  expect(b.c('Goblin Boarders').power).toBe(3)
})
