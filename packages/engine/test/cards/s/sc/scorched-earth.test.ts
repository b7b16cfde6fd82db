import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Scorched Earth] destroys X lands for X land cards', () => {
  const b = board({
    a: { battlefield: ['3 Mountain'], hand: ['Scorched Earth', '2 Forest'] },
    b: { battlefield: ['3 Island'] },
  })
  b.reply('x', 2)
    .cast('Scorched Earth', { targets: ['Island,Island#2'] })
    .resolve()
  expect(b.count('battlefield', 'Island', 'B')).toBe(1)
  expect(b.names('hand', 'A')).toEqual([])
})
