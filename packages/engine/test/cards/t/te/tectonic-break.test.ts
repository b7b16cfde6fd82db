import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tectonic Break] costs each player X lands', () => {
  const b = board({ a: { hand: ['Tectonic Break'], battlefield: ['5 Mountain'] }, b: { battlefield: ['4 Forest'] } })
  b.reply('x', 3).cast('Tectonic Break').resolve()
  expect([b.count('battlefield', 'Mountain', 'A'), b.count('battlefield', 'Forest', 'B')]).toEqual([2, 1])
})
