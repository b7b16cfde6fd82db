import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Eden, Seat of the Sanctum] is sacrificed for a permanent card among what was milled', () => {
  const b = board({
    a: { battlefield: ['Eden, Seat of the Sanctum', '5 Wastes'], library: ['Hill Giant', 'Shock', '3 Wastes'] },
  })
  b.yes('payOrNot').aim(['Hill Giant']).activate('Eden, Seat of the Sanctum').resolveAll()
  expect([b.names('hand', 'A'), b.in('graveyard', 'Eden, Seat of the Sanctum', 'A')]).toEqual([['Hill Giant'], true])
})
