import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Ancestral Recall] makes the target player draw three cards', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Ancestral Recall'] } })
  b.cast('Ancestral Recall', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B')).toHaveLength(3)
  expect(b.names('hand', 'A')).toHaveLength(0)
})
