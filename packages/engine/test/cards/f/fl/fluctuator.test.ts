import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Fluctuator] makes cycling cost {2} less', () => {
  const b = board({ a: { battlefield: ['Fluctuator'], hand: ['Drifting Meadow'] } })
  b.activate('Drifting Meadow', { zone: 'hand' }).resolve()
  expect(b.in('graveyard', 'Drifting Meadow', 'A')).toBe(true)
})
