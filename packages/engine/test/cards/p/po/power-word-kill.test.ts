import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Power Word Kill] spares Angels and Dragons', () => {
  const b = board({
    a: { battlefield: ['2 Swamp'], hand: ['Power Word Kill'] },
    b: { battlefield: ['Serra Angel', 'Shivan Dragon', 'Hill Giant'] },
  })
  b.cast('Power Word Kill').resolve()
  expect(b.names('graveyard', 'B')).toEqual(['Hill Giant'])
})
