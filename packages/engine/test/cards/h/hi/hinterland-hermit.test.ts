import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Hinterland Hermit] transforms after a turn without spells, and must then be blocked', () => {
  const b = board({
    a: { battlefield: ['Hinterland Hermit'], library: ['5 Forest'] },
    b: { battlefield: ['Hill Giant'], library: ['5 Forest'] },
  })
  const { number } = b.game.state.turn
  b.to('main1', number + 1)
  expect(b.pt('Hinterland Scourge')).toBe('3/2')
  b.to('main1', number + 2).attack('Hinterland Scourge')
  expect(() => b.block()).toThrow()
})
