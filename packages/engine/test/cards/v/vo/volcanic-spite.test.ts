import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Volcanic Spite] may trade a card of the hand for a new one', () => {
  const b = board({
    a: { hand: ['Volcanic Spite', 'Forest'], battlefield: ['2 Mountain'], library: ['Island'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.cast('Volcanic Spite').yes().resolve()
  expect([b.names('hand', 'A'), b.names('library', 'A')]).toEqual([['Island'], ['Forest']])
})
