import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[CR 121.6b] the second draw that Thought Reflection makes is no longer the first of the draw step for Notion Thief', () => {
  const b = board({
    active: 1,
    step: 'upkeep',
    a: { battlefield: ['Notion Thief'] },
    b: { battlefield: ['Thought Reflection'] },
  })
  b.to('draw')
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([1, 1])
})
