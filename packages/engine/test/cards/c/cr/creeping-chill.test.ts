import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Creeping Chill] works when it is milled', () => {
  const b = board({ a: { battlefield: ['Island'], hand: ['Tome Scour'], library: ['Creeping Chill', '6 Forest'] } })
  b.yes()
    .cast('Tome Scour', { targets: ['A'] })
    .resolveAll()
  expect([b.life('A'), b.life('B'), b.in('exile', 'Creeping Chill')]).toEqual([23, 17, true])
})
