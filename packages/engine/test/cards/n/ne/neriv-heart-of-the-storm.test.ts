import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Neriv, Heart of the Storm] doubles the damage of creatures that entered this turn', () => {
  const b = board({
    a: {
      battlefield: ['Neriv, Heart of the Storm', 'Hill Giant', 'Mountain', 'Mountain'],
      hand: ['Goblin Guide'],
    },
  })
  b.cast('Goblin Guide').resolve()
  b.attack('Goblin Guide', 'Hill Giant').damage()
  expect(b.life('B')).toBe(13)
})
