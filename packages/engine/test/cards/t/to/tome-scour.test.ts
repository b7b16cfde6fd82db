import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Tome Scour] mills five', () => {
  const b = board({ a: { hand: ['Tome Scour'], battlefield: ['Island'] } })
  b.cast('Tome Scour', { targets: ['B'] }).resolve()
  expect(b.names('graveyard', 'B').length).toBe(5)
})
