import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thought Courier] draws, then discards', () => {
  const b = board({ a: { battlefield: ['Thought Courier'] } })
  b.activate('Thought Courier').resolve()
  expect(b.in('graveyard', 'Wastes', 'A')).toBe(true)
})
