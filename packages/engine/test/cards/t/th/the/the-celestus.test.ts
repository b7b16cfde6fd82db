import { expect, it } from 'vitest'
import { board } from '../../../../support/board.ts'

it('[The Celestus] makes it day as it enters, and turns day into night and back', () => {
  const b = board({ a: { hand: ['The Celestus'], battlefield: ['9 Wastes'] } })
  b.cast('The Celestus').resolve()
  expect(b.game.state.daytime).toBe('day')
  b.activate('The Celestus').resolve()
  expect(b.game.state.daytime).toBe('night')
  b.no().resolve()
  expect([b.life('A'), b.names('hand', 'A').length]).toEqual([21, 0])
})
