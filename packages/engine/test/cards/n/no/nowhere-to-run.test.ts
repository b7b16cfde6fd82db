import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Nowhere to Run] lets hexproof creatures be targeted and keeps ward from triggering', () => {
  const b = board({
    a: { battlefield: ['Nowhere to Run', '2 Mountain'], hand: ['Shock', 'Shock'] },
    b: { battlefield: ['Gladecover Scout', 'Armguard Familiar'] },
  })
  b.cast('Shock', { targets: ['Armguard Familiar'] })
  expect(b.game.state.stack.length).toBe(1)
  b.resolve()
    .cast('Shock', { targets: ['Gladecover Scout'] })
    .resolve()
  expect(b.in('graveyard', 'Gladecover Scout', 'B')).toBe(true)
})
