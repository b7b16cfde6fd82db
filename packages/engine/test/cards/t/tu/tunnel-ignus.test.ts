import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tunnel Ignus] burns for a second land in a turn', () => {
  const b = board({
    active: 1,
    a: { battlefield: ['Tunnel Ignus'] },
    b: { hand: ['2 Forest'], battlefield: ['Exploration'] },
  })
  b.play('Forest').play('Forest').resolveAll()
  expect(b.life('B')).toBe(17)
})
