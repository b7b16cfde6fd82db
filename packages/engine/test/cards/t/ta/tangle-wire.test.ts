import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tangle Wire] taps a permanent for each fade counter', () => {
  const b = board({
    a: { battlefield: [{ card: 'Tangle Wire', counters: { fade: 2 } }] },
    b: { battlefield: ['3 Forest'] },
  })
  b.to('draw', 4)
  expect(b.game.state.battlefield.filter((id) => b.game.state.objects[id]?.tapped).length).toBe(2)
})
