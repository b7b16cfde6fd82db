import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Archfiend of the Dross] loses the game for its controller without oil', () => {
  const b = board({
    active: 1,
    turn: 4,
    a: { battlefield: [{ card: 'Archfiend of the Dross', counters: { oil: 1 } }] },
  })
  b.to('draw', 5)
  expect(b.winner).toBe('B')
})
