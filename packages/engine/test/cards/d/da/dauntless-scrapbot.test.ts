import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Dauntless Scrapbot] exiles the graveyard of the opponent and brings a Lander', () => {
  const b = board({
    a: { hand: ['Dauntless Scrapbot'], battlefield: ['3 Wastes'], graveyard: ['Shock'] },
    b: { graveyard: ['Shock'] },
  })
  b.cast('Dauntless Scrapbot').resolveAll()
  expect([
    b.names('graveyard', 'B').length,
    b.names('graveyard', 'A').length,
    b.in('battlefield', 'Lander Token'),
  ]).toEqual([0, 1, true])
})
