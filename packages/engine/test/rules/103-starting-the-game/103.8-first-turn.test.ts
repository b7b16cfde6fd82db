import { expect, it } from 'vitest'
import { board } from '../../support/board.ts'

it('[S1.5] [CR 103.8a] the starting player skips the draw step of the first turn', () => {
  const b = board({ turn: 1, step: 'upkeep' })
  b.pass().pass()
  expect(b.step).toBe('main1')
  expect(b.names('hand', 'A')).toEqual([])
})
