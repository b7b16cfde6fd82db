import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it("[Notion Thief] takes the opponent's draws but the first of the draw step", () => {
  const b = board({
    a: { hand: ['Ancestral Recall'], battlefield: ['Island'] },
    b: { battlefield: ['Notion Thief'] },
  })
  b.cast('Ancestral Recall', { targets: ['A'] }).resolve()
  expect([b.names('hand', 'A').length, b.names('hand', 'B').length]).toEqual([0, 3])
  b.to('upkeep').to('end').to('draw')
  expect(b.names('hand', 'A').length).toBe(1)
})
