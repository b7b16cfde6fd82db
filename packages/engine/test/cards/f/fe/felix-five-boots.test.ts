import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Felix Five-Boots] makes abilities trigger again for combat damage to a player', () => {
  const b = board({ a: { battlefield: ['Felix Five-Boots', 'Thieving Magpie'] } })
  b.attack('Thieving Magpie').damage().resolveAll()
  expect(b.game.state.hand[0].length).toBe(2)
})
