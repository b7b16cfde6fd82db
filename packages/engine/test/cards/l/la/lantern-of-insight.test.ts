import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Lantern of Insight] makes a player shuffle', () => {
  const b = board({ a: { battlefield: ['Lantern of Insight'] } })
  b.activate('Lantern of Insight', { targets: ['B'] }).resolve()
  expect(b.in('graveyard', 'Lantern of Insight', 'A')).toBe(true)
})
