import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Bog Wraith] is not blocked by a player with a Swamp', () => {
  const b = board({ a: { battlefield: ['Bog Wraith'] }, b: { battlefield: ['Hill Giant', 'Bayou'] } })
  b.attack('Bog Wraith')
  expect(() => b.block('Hill Giant>Bog Wraith')).toThrow()
})
