import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Waterbending Lesson] discards a card unless its controller waterbends', () => {
  const hand = (answer: 'yes' | 'no'): number => {
    const b = board({ a: { hand: ['Waterbending Lesson'], battlefield: ['4 Island', '2 Grizzly Bears'] } })
    b[answer]('payOrNot').cast('Waterbending Lesson').resolve()
    return b.names('hand', 'A').length
  }
  expect([hand('yes'), hand('no')]).toEqual([3, 2])
})
