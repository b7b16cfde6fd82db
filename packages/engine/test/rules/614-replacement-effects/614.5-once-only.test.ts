import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S10.5] [CR 614.5] one replacement effect applies to an event only once: Thought Reflection draws two', () => {
  const b = board({ a: { battlefield: ['Thought Reflection', 'Island'], hand: ['Brainstorm'] }, step: 'upkeep' })
  b.to('draw')
  expect(b.names('hand', 'A').length).toBe(3)
})

it('[S10.5] [CR 614.5] two Thought Reflections draw four', () => {
  const b = board({ a: { battlefield: ['2 Thought Reflection'] }, step: 'upkeep' })
  b.to('draw')
  expect(b.names('hand', 'A').length).toBe(4)
})
