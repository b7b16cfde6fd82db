import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S2.2] [CR 504.1, 117.2c, 405.6e, 703.3] the draw step draws one card before anyone gets priority', () => {
  const b = board({ step: 'upkeep' })
  b.pass().pass()
  expect(b.step).toBe('draw')
  expect(b.names('hand', 'A').length).toBe(1)
})

it('[S2.2] [CR 704.5b] drawing from an empty library in the draw step loses the game', () => {
  const b = board({ a: { library: [] }, step: 'upkeep' })
  b.pass().pass()
  expect(b.winner).toBe('B')
})
