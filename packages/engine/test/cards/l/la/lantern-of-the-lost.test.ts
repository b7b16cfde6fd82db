import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lantern of the Lost] exiles all graveyards', () => {
  const b = board({
    a: { battlefield: ['Lantern of the Lost', 'Wastes'], graveyard: ['Opt'] },
    b: { graveyard: ['Shock'] },
  })
  b.activate('Lantern of the Lost').resolve()
  expect([b.names('graveyard'), b.names('hand', 'A').length]).toEqual([[], 1])
})
