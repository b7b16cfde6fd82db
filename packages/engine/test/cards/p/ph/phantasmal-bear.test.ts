import { expect, it } from 'vitest'
import { board } from '../../../support/board.ts'

it('[Phantasmal Bear] is sacrificed when it becomes a target', () => {
  const b = board({ a: { battlefield: ['Phantasmal Bear', 'Forest'], hand: ['Giant Growth'] } })
  b.cast('Giant Growth').resolveAll()
  expect(b.in('graveyard', 'Phantasmal Bear', 'A')).toBe(true)
})
