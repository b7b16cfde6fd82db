import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Astral Slide] exiles a creature until the end step when a card is cycled', () => {
  const b = board({
    a: { battlefield: ['Astral Slide', '2 Wastes'], hand: ['Drifting Meadow'] },
    b: { battlefield: ['Hill Giant'] },
  })
  b.aim(['Hill Giant']).yes().activate('Drifting Meadow', { zone: 'hand' }).resolveAll()
  expect(b.in('exile', 'Hill Giant')).toBe(true)
  b.to('main1', 4)
  expect(b.in('battlefield', 'Hill Giant', 'B')).toBe(true)
})
