import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Riverchurn Monument] mills each target player for the cards in their own graveyard', () => {
  const b = board({
    a: { battlefield: ['Riverchurn Monument', '4 Island'], graveyard: ['Opt'] },
    b: { graveyard: ['Shock', 'Shock', 'Shock'] },
  })
  b.activate('Riverchurn Monument', { nth: 1, targets: ['A,B'] }).resolve()
  expect([b.names('graveyard', 'A').length, b.names('graveyard', 'B').length]).toEqual([2, 6])
})
