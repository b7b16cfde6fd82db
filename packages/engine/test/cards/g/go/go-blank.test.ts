import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Go Blank] exiles the discarded cards with the rest of the graveyard', () => {
  const b = board({
    a: { battlefield: ['3 Swamp'], hand: ['Go Blank'] },
    b: { hand: ['3 Shock'], graveyard: ['Forest'] },
  })
  b.cast('Go Blank', { targets: ['B'] }).resolve()
  expect([b.names('hand', 'B').length, b.names('graveyard', 'B'), b.names('exile', 'B').length]).toEqual([1, [], 3])
})
