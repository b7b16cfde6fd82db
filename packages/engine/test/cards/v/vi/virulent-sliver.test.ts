import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[CR 702.70a] [Virulent Sliver] gives a poison counter for combat damage, each instance of poisonous for itself', () => {
  const b = board({ a: { battlefield: ['2 Virulent Sliver'] } })
  b.attack('Virulent Sliver').damage().resolveAll()
  expect(b.game.state.players[1].counters['poison']).toBe(2)
})
