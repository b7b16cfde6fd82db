import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Whelming Wave] leaves only the creatures of the sea', () => {
  const b = board({
    a: { hand: ['Whelming Wave'], battlefield: ['4 Island', 'Sea Serpent'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Whelming Wave').resolve()
  expect([b.in('hand', 'Hill Giant', 'B'), b.in('battlefield', 'Sea Serpent', 'A')]).toEqual([true, true])
})
