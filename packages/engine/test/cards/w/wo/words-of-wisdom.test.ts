import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Words of Wisdom] gives the opponent a card', () => {
  const b = board({ a: { hand: ['Words of Wisdom'], battlefield: ['2 Island'] } })
  b.cast('Words of Wisdom').resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([2, 1])
})
