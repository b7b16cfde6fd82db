import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thirst for Knowledge] takes one artifact card instead of two cards', () => {
  const b = board({ a: { hand: ['Thirst for Knowledge', 'Sol Ring'], battlefield: ['3 Island'] } })
  b.yes('payOrNot').cast('Thirst for Knowledge').resolve()
  expect([b.names('hand', 'A').length, b.in('graveyard', 'Sol Ring', 'A')]).toEqual([3, true])
})
