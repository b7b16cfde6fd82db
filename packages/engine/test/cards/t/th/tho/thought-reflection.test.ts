import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[Thought Reflection] doubles each draw of yours', () => {
  const b = board({ a: { battlefield: ['Thought Reflection', '3 Island'], hand: ['Divination'] } })
  b.cast('Divination').resolve()
  expect(b.names('hand', 'A')).toHaveLength(4)
})

it('[Thought Reflection] two of them make four of one draw', () => {
  const b = board({ a: { battlefield: ['2 Thought Reflection', '2 Forest'], hand: ['Elvish Visionary'] } })
  b.cast('Elvish Visionary').resolveAll()
  expect(b.names('hand', 'A')).toHaveLength(4)
})

it("Thought Reflection does not double the opponent's draws", () => {
  const b = board({ a: { battlefield: ['Thought Reflection', 'Island'], hand: ['Ancestral Recall'] } })
  b.cast('Ancestral Recall', { targets: ['B'] }).resolve()
  expect(b.names('hand', 'B').length).toBe(3)
})
