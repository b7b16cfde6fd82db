import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Wan Shi Tong, Librarian] gets X counters and draws half of X', () => {
  const b = board({ a: { hand: ['Wan Shi Tong, Librarian'], battlefield: ['5 Island'] } })
  b.reply('x', 3).cast('Wan Shi Tong, Librarian').resolveAll()
  expect([b.pt('Wan Shi Tong, Librarian'), b.names('hand', 'A').length]).toEqual(['4/4', 1])
})
