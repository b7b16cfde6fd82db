import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Might of the Meek] gives +1/+0 with a Mouse', () => {
  const b = board({ a: { hand: ['Might of the Meek'], battlefield: ['Mountain', 'Heartfire Hero'] } })
  b.cast('Might of the Meek', { targets: ['Heartfire Hero'] }).resolveAll()
  expect([b.has('Heartfire Hero', 'trample'), b.names('hand', 'A').length]).toEqual([true, 1])
})
